import { relative } from "node:path";
import type { Plugin } from "vite";

const suffix = "?script";

/**
 * Lets a page without the framework's runtime load a script of its own:
 * `import address from "./main.ts?script"` is the address of a browser bundle of that file.
 * The browser's build makes the bundle; the server's, which runs after it, learns its name.
 */
export function scriptAddresses(): Plugin {
  const built = new Map<string, string>();
  return {
    name: "script-addresses",
    enforce: "pre",

    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const found = await this.resolve(source.slice(0, -suffix.length), importer);
      return found && found.id + suffix;
    },

    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      const { mode, config, name } = this.environment;
      if (mode === "dev") return exportText(`/${relative(config.root, file)}`);
      if (name !== "client") return exportText(`${config.base}${built.get(file) ?? ""}`);
      this.emitFile({ type: "chunk", id: file });
      return exportText("");
    },

    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.isEntry && chunk.facadeModuleId) {
          built.set(chunk.facadeModuleId, chunk.fileName);
        }
      }
    },
  };
}

function exportText(text: string): string {
  return `export default ${JSON.stringify(text)};`;
}
