/** Media queries by name. md, 48em, is the header's breakpoint: 768 px at the default text size. */
export const media = {
  /** Wider than a phone with a very large text size. */
  xs: "@media (min-width: 20em)",
  sm: "@media (min-width: 36em)",
  md: "@media (min-width: 48em)",
  lg: "@media (min-width: 64em)",
  xl: "@media (min-width: 80em)",
  /** A wide container: the whole width of a tablet, or the wider part of a split on a large screen. */
  roomy: "@media (min-width: 48em) and (max-width: 63.98em), (min-width: 80em)",
  /** Wide and high enough for a sticky picture beside a long text. */
  beside: "@media (min-width: 48em) and (min-height: 40em)",
  /** Wide and high enough for a sticky heading beside a long list. */
  tall: "@media (min-width: 64em) and (min-height: 40em)",
  /** A phone in landscape, or a page at a high zoom. */
  low: "@media (max-height: 30em)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColours: "@media (forced-colors: active)",
  print: "@media print",
  /** Scripting is disabled. */
  scriptless: "@media (scripting: none)",
  scripting: "@media (scripting: enabled)",
} as const;
