import { config } from "#app/platform/config.server.ts";
import removal from "./removal.ts?script";
import worker from "./worker.ts?script";

/** Browsers ask for this address on each visit, and load the worker again when it names another file. */
export function loader() {
  const script = config().offlineCopies ? worker : removal;
  return new Response(`importScripts(${JSON.stringify(script)});\n`, {
    headers: { "Cache-Control": "no-cache", "Content-Type": "text/javascript; charset=utf-8" },
  });
}
