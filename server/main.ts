import * as build from "virtual:react-router/server-build";
import sirv from "sirv";
import { serve } from "./serve.ts";

// The production server: the built pages, their files precompressed and cached for good.
const files = sirv("build/client", {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (response, path) =>
    response.setHeader(
      "Cache-Control",
      path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ),
});

await serve({ build, staticFiles: files, development: false });
