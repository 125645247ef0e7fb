/** Media queries by name. md, 48em, is the header's breakpoint: 768 px at the default text size. */
export const media = {
  sm: "@media (min-width: 36em)",
  md: "@media (min-width: 48em)",
  lg: "@media (min-width: 64em)",
  xl: "@media (min-width: 80em)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColours: "@media (forced-colors: active)",
  print: "@media print",
  /** Where the browser runs no script. */
  scriptless: "@media (scripting: none)",
  scripting: "@media (scripting: enabled)",
} as const;
