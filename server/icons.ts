import * as lucide from "lucide-react";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

const iconImport = /import \{([^}]*)\} from "lucide-react";/;
const prefix = "\0icon:";

/**
 * Turns `import { X } from "lucide-react"` into a component of our own for each icon, which is the
 * icon's markup. Lucide's build it from data at every render, of three components each.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    resolveId: {
      filter: { id: /^icon:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => `
        import { createIcon } from "#app/ui/create-icon.tsx";
        export default createIcon(${JSON.stringify(markupOf(id.slice(prefix.length)))});`,
    },
    transform: {
      filter: { id: /\.tsx?$/, code: iconImport },
      handler(code) {
        const [statement = "", names = ""] = iconImport.exec(code) ?? [];
        const specifiers = names
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean);
        const imports = specifiers.map(toImport).join(" ");
        return { code: code.replace(statement, imports), map: null };
      },
    },
  };
}

/** Of "X" or "X as Cross" or "type LucideIcon". */
function toImport(specifier: string): string {
  if (specifier.startsWith("type ")) return "";
  const [name, alias = name] = specifier.split(" as ");
  return `import ${alias} from "icon:${name}";`;
}

function markupOf(name: string): string {
  const component = (lucide as unknown as Record<string, FunctionComponent>)[name];
  if (!component) throw new Error(`lucide-react has no icon ${name}`);
  return renderToStaticMarkup(createElement(component))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replaceAll(/><\/\w+>/g, "/>");
}
