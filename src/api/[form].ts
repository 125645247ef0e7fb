// `export *` also exports the function's settings (`config`), without writing that name here. In files under src/, Gatsby
// mistakes an export named `config` for the config of a page that is rendered on request. It then also bundles a server
// for such pages, which doubles the time of a build.
export * from "../../functions/forms";
export { default } from "../../functions/forms";
