import { basename, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin, Rolldown } from "vite";
import routes from "../app/routes.ts";
import { type Bundle, mergeBundles } from "./merge-bundles.ts";

const runtime =
  /node_modules[\\/](@remix-run|react|react-dom|scheduler|react-router|get-nonce)[\\/]|preload-helper/;
const plannerLayout = "pages/planner/shell/shell.tsx";
const browserRoute = "?__react-router-build-client-route";
const limits = {
  /** Of source; browsers receive a sixth. */
  bytesPerRequest: 1_000,
  /** Six others: React, the list of routes, the router's start, the root, the layout and the page. */
  maxPerPage: 6,
  /**
   * Which merges come first, and so what a page gets without need, changes with this by chance. Of five
   * weights from 0.05 to 0.12 this one gave the planner's heaviest screens the least.
   */
  otherPages: 0.05,
};

/**
 * Divides what pages share into chunks by who needs it, so that a new page changes no other page's
 * weight. Modules of the same pages are one chunk, and chunks are merged where that saves a request for
 * few bytes.
 */
export function browserChunks(): Plugin {
  let chunkNames = new Map<string, string>();
  const groups = [
    { name: "react", test: runtime },
    // The first of these also takes what both need.
    { name: "toasts", test: /ui[\\/]radix-toast\./, includeDependenciesRecursively: true },
    { name: "overlays", test: /ui[\\/]radix-overlays\./, includeDependenciesRecursively: true },
    { name: (id: string) => chunkNames.get(id) ?? null, debugName: "shared" },
  ];
  return {
    name: "browser-chunks",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",

    configEnvironment(name) {
      if (name !== "client") return;
      const output: Rolldown.OutputOptions = {
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
        },
      };
      // Modules cannot be divided without what they import if routes may export nothing more.
      const preserveEntrySignatures = "allow-extension";
      return { build: { rolldownOptions: { preserveEntrySignatures, output } } };
    },

    buildEnd() {
      const shared = mergeBundles(sharedBundles(this), limitedPages(), limits);
      chunkNames = nameChunks(shared, this);
    },
  };
}

/** Modules that a page does not load alone, in a bundle for each set of pages. */
function sharedBundles(graph: Rolldown.PluginContext): Bundle[] {
  const pagesOf = new Map<string, bigint>();
  for (const [index, entries] of pageEntries().entries()) {
    for (const id of reach(entries, graph)) {
      pagesOf.set(id, (pagesOf.get(id) ?? 0n) | (1n << BigInt(index)));
    }
  }
  const late = reach(lateEntries(pagesOf.keys(), graph), graph);
  const bundles = new Map<bigint, Bundle>();
  for (const [id, pages] of pagesOf) {
    // What a page shares with its late parts is a chunk of its own too.
    const isShared = (pages & (pages - 1n)) !== 0n || late.has(id);
    if (!isShared || runtime.test(id) || graph.getModuleInfo(id)?.isEntry) continue;
    const bundle = bundles.get(pages) ?? { modules: [], size: 0, pages, imports: new Set() };
    bundle.modules.push(id);
    bundle.size += sizeOf(id, graph);
    bundles.set(pages, bundle);
  }
  for (const bundle of bundles.values()) {
    for (const imported of bundle.modules.flatMap((id) => importsOf(id, graph))) {
      const other = bundles.get(pagesOf.get(imported) ?? 0n);
      if (other && other !== bundle) bundle.imports.add(other);
    }
  }
  return [...bundles.values()];
}

/** The planner, and what leads to it: opened most, and by people who wait. */
function limitedPages(): bigint {
  return pageFiles(routes).reduce((found, files, index) => {
    const isLimited = files.some(
      (file) => file === plannerLayout || /^features\/.*\.tsx$/.test(file),
    );
    return isLimited ? found | (1n << BigInt(index)) : found;
  }, 0n);
}

/** The entries that each page loads: the router's start, the root, the page's layouts and itself. */
function pageEntries(): string[][] {
  const entryOf = (file: string) => resolve("app", file) + browserRoute;
  return pageFiles(routes).map((files) => [
    resolve("app/entry.client.tsx"),
    ...["root.tsx", ...files].map(entryOf),
  ]);
}

function pageFiles(entries: RouteConfigEntry[], layouts: string[] = []): string[][] {
  return entries.flatMap(({ file, children }) =>
    children ? pageFiles(children, [...layouts, file]) : [[...layouts, file]],
  );
}

/** Modules that pages load when they are idle or something is opened. */
function lateEntries(ids: Iterable<string>, graph: Rolldown.PluginContext): string[] {
  return [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

function reach(entries: string[], graph: Rolldown.PluginContext): Set<string> {
  const found = new Set(entries);
  for (const id of found) {
    for (const imported of importsOf(id, graph)) found.add(imported);
  }
  return found;
}

/** A chunk has the name of its largest module. */
function nameChunks(bundles: Bundle[], graph: Rolldown.PluginContext): Map<string, string> {
  const names = new Map<string, string>();
  for (const [index, { modules }] of bundles.entries()) {
    const [largest = ""] = modules.toSorted((a, b) => sizeOf(b, graph) - sizeOf(a, graph));
    const [name] = basename(largest).split(".", 1);
    for (const id of modules) names.set(id, `${name}~${index}`);
  }
  return names;
}

function importsOf(id: string, graph: Rolldown.PluginContext): readonly string[] {
  return graph.getModuleInfo(id)?.importedIds ?? [];
}

function sizeOf(id: string, graph: Rolldown.PluginContext): number {
  return graph.getModuleInfo(id)?.code?.length ?? 0;
}
