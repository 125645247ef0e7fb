import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler } from "gatsby/webpack";
import { fonts } from "../../theme/look/fonts";

/** The packages whose files are published beside the scripts. */
const fontPackages = Object.values(fonts).map((family) => family.package);

/**
 * A webpack plugin that publishes the licences of all third-party code in the scripts, and of the fonts, as
 * third-party-licences.txt. (license-webpack-plugin 4.0 omits the ES modules that webpack has concatenated.)
 */
export class LicencesPlugin {
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap("LicencesPlugin", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "LicencesPlugin", stage }, () => {
        const { modules = [] } = compilation.getStats().toJson(statsOptions);
        const bundledFiles = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
        const text = licencesOf(bundledFiles.map(({ nameForCondition }) => nameForCondition ?? ""));
        compilation.emitAsset("third-party-licences.txt", new webpack.sources.RawSource(text));
      });
    });
  }
}

const statsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
};

/** Lists each package once, by name, with its version and full licence. */
function licencesOf(files: readonly string[]): string {
  const packages = files.flatMap(
    (file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [],
  );
  const folders = new Set([...packages, ...fontPackages.map((name) => path.resolve("node_modules", name))]);
  const entries = [...folders]
    .filter((folder) => existsSync(path.join(folder, "package.json")))
    .map(describePackage);
  return [...new Set(entries)].sort().join(`\n\n${"=".repeat(72)}\n\n`);
}

function describePackage(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const licence = file === undefined ? "" : `\n\n${readFileSync(path.join(folder, file), "utf8").trim()}`;
  return `${manifest["name"] ?? ""} ${manifest["version"] ?? ""} (${manifest["license"] ?? ""})${licence}`;
}
