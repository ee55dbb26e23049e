import { createHash } from "node:crypto";
import { data } from "react-router";

/** Also used for another couple's rows, which must look like missing ones. */
export function notFound() {
  return data(null, { status: 404 });
}

export function forbidden() {
  return data(null, { status: 403 });
}

export function tooManyRequests(retryAfterSeconds: number) {
  return data(null, {
    status: 429,
    headers: { "Retry-After": String(Math.ceil(retryAfterSeconds)) },
  });
}

/** Cached for a year, so the URL must determine the picture completely. */
export function immutableSvg(request: Request, svg: string): Response {
  return cachedSvg(request, svg, "public, max-age=31536000, immutable");
}

/** Cached for a day; what has changed by then is loaded behind the old picture. */
export function revalidatedSvg(request: Request, svg: string): Response {
  return cachedSvg(request, svg, "public, max-age=86400, stale-while-revalidate=2592000");
}

function cachedSvg(request: Request, svg: string, cacheControl: string): Response {
  const etag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Cache-Control": cacheControl,
    "Content-Type": "image/svg+xml; charset=utf-8",
    ETag: etag,
  };
  if (request.headers.get("If-None-Match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(svg, { headers });
}

/** The same for everybody, and cached for an hour. */
export function publicText(text: string, type: "text/plain" | "application/xml"): Response {
  const headers = {
    "Cache-Control": "public, max-age=3600",
    "Content-Type": `${type}; charset=utf-8`,
  };
  return new Response(text, { headers });
}
