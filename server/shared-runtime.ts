import type { Plugin, Rolldown } from "vite";

const name = "jaordRuntime";

/**
 * Moves the bundler's helpers, a file of 400 bytes that every chunk imports, into the chunk of React.
 * The name of that chunk depends on theirs.
 */
export function sharedRuntime(): Plugin {
  return {
    name: "shared-runtime",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const runtime = chunks.find((chunk) => chunk.name === "rolldown-runtime");
        const react = chunks.find((chunk) => chunk.name === "react");
        if (!runtime || !react) throw new Error("no chunk of the bundler's helpers, or of React");
        for (const chunk of chunks) moveImport(chunk, runtime, react);
        react.code += `export{${name}};`;
        delete bundle[runtime.fileName];
      },
    },
  };
}

const importStatement = /\bimport\s*(?:\{([^{}]*)\}\s*from\s*)?("[^"]*");/g;

function moveImport(
  chunk: Rolldown.OutputChunk,
  runtime: Rolldown.OutputChunk,
  react: Rolldown.OutputChunk,
): void {
  const at = chunk.imports.indexOf(runtime.fileName);
  if (at === -1) return;
  chunk.imports.splice(at, 1);
  if (chunk !== react && !chunk.imports.includes(react.fileName))
    chunk.imports.push(react.fileName);
  const file = (to: Rolldown.OutputChunk) => `"./${to.fileName.split("/").at(-1)}"`;
  const imports = [...chunk.code.matchAll(importStatement)];
  const [statement, names] = imports.find(([, , path]) => path === file(runtime)) ?? [];
  if (!statement) throw new Error(`${chunk.fileName} imports the bundler's helpers in another way`);
  const helpers = chunk === react ? `var ${name}=${asExpression(runtime.code)}` : "";
  const source = chunk === react || !names ? "" : `import{${name}}from${file(react)};`;
  const locals = names ? `var{${names.replaceAll(" as ", ":")}}=${name};` : "";
  chunk.code = chunk.code.replace(statement, () => `${source}${helpers}${locals}`);
}

function asExpression(code: string): string {
  const [before = "", exported = ""] = code.split(/export\s*\{/);
  const names = exported.slice(0, exported.indexOf("}")).split(",");
  const fields = names.map((each) => each.trim().split(" as ").reverse().join(":"));
  return `(()=>{${before};return{${fields.join(",")}}})();`;
}
