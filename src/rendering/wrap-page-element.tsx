import type { GatsbyBrowser } from "gatsby";
import { Frame } from "../components/layout/frame";

export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <Frame path={props.location.pathname}>{element}</Frame>
);
