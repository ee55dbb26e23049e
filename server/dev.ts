import { createServer } from "vite";
import { freePort } from "./free-port.ts";

// Everything is loaded through Vite, so that pages and services share one instance of each module.
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: await freePort() } },
  appType: "custom",
});
const { serve } = (await vite.ssrLoadModule("./server/serve.ts")) as typeof import("./serve.ts");

await serve({
  build: () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<
      typeof import("virtual:react-router/server-build")
    >,
  staticFiles: vite.middlewares,
  development: true,
});
