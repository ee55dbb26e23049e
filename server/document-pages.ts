import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const declaration = /export const handle = \{[^}]*hydrate: false/;
const browserRoute = "?__react-router-build-client-route";
const opensDocument = `
import { redirectDocument } from "react-router";
export const clientMiddleware = [({ request }) => { throw redirectDocument(request.url); }];`;

/**
 * Pages with `handle = { hydrate: false }` run without the framework. The browser's build gets no code
 * of theirs, and the router opens them as documents.
 */
export function documentPages(): Plugin[] {
  return [
    {
      name: "document-pages",
      enforce: "pre",
      transform: {
        filter: { id: /\.tsx$/, code: declaration },
        handler: (code) => ({ code: code + opensDocument, map: null }),
      },
    },
    {
      name: "document-pages-without-code",
      enforce: "post",
      transform: {
        filter: { id: new RegExp(`${RegExp.escape(browserRoute)}$`) },
        handler(_code, id) {
          const source = readFileSync(id.slice(0, -browserRoute.length), "utf8");
          return declaration.test(source) ? { code: opensDocument, map: null } : null;
        },
      },
    },
  ];
}
