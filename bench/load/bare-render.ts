import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { deserialize } from "node:v8";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import type { GuestPage } from "../../app/pages/wedding-page/guest-page.server.ts";

// node bench/load/bare-render.ts FILE: the yardstick, which renders the tree of a guest's page and
// does no more. For each line of its input it renders for so many ms, and prints how often a second.
const [file = ""] = process.argv.slice(2);
const guestPage = deserialize(readFileSync(file)) as GuestPage;
const outDir = "build/bench";
await build({
  configFile: false,
  logLevel: "error",
  build: { ssr: "app/pages/wedding-page/wedding-page.tsx", outDir, emptyOutDir: true },
});
const { WeddingPage } = (await import(
  resolve(outDir, "wedding-page.js")
)) as typeof import("../../app/pages/wedding-page/wedding-page.tsx");

process.stdout.write("ready\n");
for await (const line of createInterface(process.stdin)) {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < Number(line)) {
    renderToString(createElement(WeddingPage, { guestPage, refusal: null }));
    count++;
  }
  process.stdout.write(`${(count * 1000) / (performance.now() - started)}\n`);
}
