export { onPreRenderHTML, replaceRenderer } from "./src/rendering/server";
export { wrapPageElement } from "./src/rendering/wrap-page-element";
