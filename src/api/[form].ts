// The module's settings for Gatsby (`config`) are re-exported without their name: in files under src/, Gatsby takes an
// export named `config` for the config of a page that is rendered on request. It then also bundles a server for such
// pages, which doubles the time of a build.
export * from "../../functions/forms";
export { default } from "../../functions/forms";
