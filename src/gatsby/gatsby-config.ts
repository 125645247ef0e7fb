export { siteAdapter } from "./adapter";
export { finishedFolder } from "./finished-content";
export { typeNameOf } from "../content-model/outputs";
