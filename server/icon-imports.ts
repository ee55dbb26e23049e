import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const index = "app/ui/icons.ts";
const importFromIndex = /import \{([^{}]*)\} from "(?:#app\/ui|\.)\/icons\.ts";/g;

/**
 * Imports each icon from the package instead of `app/ui/icons.ts`, whose module belongs to every page,
 * so that a page has only the icons it shows.
 */
export function iconImports(): Plugin {
  const sources = readSources();
  return {
    name: "icon-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.tsx?$/, code: /icons\.ts"/ },
      handler: (code) => ({
        code: code.replaceAll(importFromIndex, (_, names: string) => directImports(names, sources)),
        map: null,
      }),
    },
  };
}

function readSources(): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [, names = "", source = ""] of readFileSync(index, "utf8").matchAll(
    /export \{([^{}]*)\} from "([^"]+)";/g,
  )) {
    for (const [, name = ""] of names.matchAll(/__iconData as (\w+)/g)) sources.set(name, source);
  }
  return sources;
}

function directImports(names: string, sources: Map<string, string>): string {
  return names
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("type "))
    .map((part) => {
      const [name = "", local = name] = part.split(" as ");
      const source = sources.get(name);
      if (!source) throw new Error(`${index} exports no ${name}`);
      return `import { __iconData as ${local} } from "${source}";`;
    })
    .join(" ");
}
