import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

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
        filter: { id: /\.tsx$/, code: "hydrate: false" },
        handler: (code) =>
          isDocumentPage(code) ? { code: code + opensDocument, map: null } : null,
      },
    },
    {
      name: "document-pages-without-code",
      enforce: "post",
      transform: {
        filter: { id: /\?__react-router-build-client-route$/ },
        handler(_code, id) {
          const source = readFileSync(id.slice(0, -browserRoute.length), "utf8");
          return isDocumentPage(source) ? { code: opensDocument, map: null } : null;
        },
      },
    },
  ];
}

function isDocumentPage(source: string): boolean {
  const [, handle = ""] = source.split("export const handle = {", 2);
  return handle.slice(0, handle.indexOf("}")).includes("hydrate: false");
}
