import { createHash } from "node:crypto";

/** The URL must determine the picture completely: it is cached for a year. */
export function immutableSvg(request: Request, svg: string): Response {
  const etag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Type": "image/svg+xml; charset=utf-8",
    ETag: etag,
  };
  if (request.headers.get("If-None-Match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(svg, { headers });
}
