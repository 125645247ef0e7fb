export { onClientEntry, wrapRootElement } from "./src/browser/gatsby-browser";
export { wrapPageElement } from "./src/rendering/wrap-page-element";
