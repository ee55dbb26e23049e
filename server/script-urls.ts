import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { basename, dirname, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";

const suffix = "?script";

/**
 * Bundles `import url from "./main.ts?script"` without chunks, to load in one request. For pages that
 * only the server renders.
 */
export function scriptUrls(): Plugin {
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
      const { mode, config } = this.environment;
      if (mode === "dev") return exportText(`/${relative(config.root, file)}`);
      if (!config.environments.client) throw new Error("no environment of the browser");
      const { outDir, assetsDir, target } = config.environments.client.build;
      const source = await bundle(file, target);
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const name = `${assetsDir}/${basename(dirname(file))}-${hash}.js`;
      // The browser's files are built before the server's.
      await writeFile(resolve(config.root, outDir, name), source);
      return exportText(config.base + name);
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
