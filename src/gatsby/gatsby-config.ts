export { siteAdapter } from "./adapter";
export { sourceFolder } from "./content-folder";
export { typeNameOf } from "../content-model/outputs";
