import type { GatsbyBrowser } from "gatsby";
import { Frame } from "../components/layout/frame";

/** Wraps every page in the site's frame, on the server and in the browser alike. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <Frame path={props.location.pathname}>{element}</Frame>
);
