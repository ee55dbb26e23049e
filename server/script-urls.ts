import { basename, dirname, relative } from "node:path";
import { build, type Plugin } from "vite";

const suffix = "?script";

/** Bundles `import url from "./main.ts?script"` without chunks, to load in one request. */
export function scriptUrls(): Plugin {
  const names = new Map<string, string>();
  const emitted = new Map<string, string>();
  return {
    name: "script-urls",
    enforce: "pre",

    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const found = await this.resolve(source.slice(0, -suffix.length), importer);
      return found && found.id + suffix;
    },

    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      const { mode, config, name } = this.environment;
      if (mode === "dev") return exportText(`/${relative(config.root, file)}`);
      if (name !== "client") return exportText(`${config.base}${names.get(file) ?? ""}`);
      const source = await bundle(file, config.build.target);
      const asset = `${basename(dirname(file))}.js`;
      emitted.set(file, this.emitFile({ type: "asset", name: asset, source }));
      return exportText("");
    },

    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [file, reference] of emitted) names.set(file, this.getFileName(reference));
    },
  };
}

async function bundle(input: string, target: string | string[] | false): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error(`no bundle of ${input}`);
  return result.output[0].code;
}

function exportText(text: string): string {
  return `export default ${JSON.stringify(text)};`;
}
