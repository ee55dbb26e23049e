import { config } from "#app/platform/config.server.ts";
import { publicText } from "#app/platform/http/responses.server.ts";
import { privatePaths } from "./public-paths.ts";

export function loader() {
  const lines = [
    "User-agent: *",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${config().publicUrl}/sitemap.xml`,
  ];
  return publicText(`${lines.join("\n")}\n`, "text/plain");
}
