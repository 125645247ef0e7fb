/** Media queries by name. md, 48em, is the header's breakpoint: 768 px at the default text size. */
export const media = {
  /** A phone, unless its text is much larger than usual. */
  xs: "@media (min-width: 20em)",
  sm: "@media (min-width: 36em)",
  md: "@media (min-width: 48em)",
  lg: "@media (min-width: 64em)",
  xl: "@media (min-width: 80em)",
  /** Where content in a section has room: over its whole width, or in its wider part on a large screen. */
  roomy: "@media (min-width: 48em) and (max-width: 63.98em), (min-width: 80em)",
  /** Where a picture can stay in view beside a long text. */
  beside: "@media (min-width: 48em) and (min-height: 40em)",
  /** Where a heading can stay in view beside a long list. */
  tall: "@media (min-width: 64em) and (min-height: 40em)",
  /** A phone in landscape, or a page zoomed so far that little of it is in view. */
  low: "@media (max-height: 30em)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColours: "@media (forced-colors: active)",
  print: "@media print",
  /** Where the browser runs no script. */
  scriptless: "@media (scripting: none)",
  scripting: "@media (scripting: enabled)",
} as const;
