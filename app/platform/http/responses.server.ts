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

/** The same for everybody, and cached for an hour. */
export function publicText(text: string, type: "text/plain" | "application/xml"): Response {
  const headers = {
    "Cache-Control": "public, max-age=3600",
    "Content-Type": `${type}; charset=utf-8`,
  };
  return new Response(text, { headers });
}
