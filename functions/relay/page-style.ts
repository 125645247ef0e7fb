import { palette } from "../../src/theme/theme";

/** The style sheet of a function's pages. It is constant, since the policy allows it by its hash. */
export const pageStyle = `
:root { color-scheme: light; }
body { margin: 0; background: ${palette.pine50}; color: ${palette.pine900}; font: 1.125rem/1.55 Arial, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; overflow-wrap: anywhere; }
header { padding: 1rem 1.25rem 0; }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit;
  font: 1.375rem/1 Georgia, serif; text-decoration: none; }
main { padding: 1rem 1.25rem 4rem; }
h1 { font: 2rem/1.2 Georgia, serif; }
a { color: ${palette.rust}; }
.links { margin-top: -0.5rem; }
.links a { display: inline-block; margin-right: 1.5rem; padding: 0.5rem 0; }
label { display: block; margin-top: 1.5rem; font-weight: bold; }
input, select, textarea { box-sizing: border-box; width: 100%; padding: 0.75rem; border: 1px solid ${palette.pine500};
  border-radius: 2px; background: #fff; color: inherit; font: inherit; }
input[type="checkbox"] { width: 1.25rem; height: 1.25rem; margin: 0 0.75rem 0 0; vertical-align: -0.2rem; }
fieldset { margin: 1.5rem 0 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: bold; }
.choice { margin-top: 0.75rem; font-weight: normal; }
[aria-invalid] { border: 2px solid ${palette.rust}; }
.error { margin: 0.25rem 0 0; color: ${palette.maroon}; font-weight: bold; }
.hint { margin: 0.25rem 0 0; color: ${palette.pine600}; }
button { margin: 2rem 0 1rem; padding: 0.875rem 1.75rem; border: 1px solid transparent; border-radius: 2px;
  background: ${palette.pine900}; color: ${palette.pine50}; font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid ${palette.rust}; outline-offset: 2px; }
`;
