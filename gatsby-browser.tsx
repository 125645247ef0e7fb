export { onClientEntry, wrapRootElement } from "./src/rendering/browser";
export { wrapPageElement } from "./src/rendering/wrap-page-element";
