export { onPreRenderHTML, replaceRenderer } from "./src/rendering/gatsby-ssr";
export { wrapPageElement } from "./src/rendering/wrap-page-element";
