import { data } from "react-router";

/** Throw it for rows that do not exist or belong to another couple: the two must look alike. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Signed in, but not allowed to do this. Throw it. */
export function forbidden() {
  return data(null, { status: 403 });
}

/** A limit was reached. Throw it; `retryAfter` is in seconds. */
export function tooManyRequests(retryAfter: number) {
  return data(null, { status: 429, headers: { "Retry-After": String(Math.ceil(retryAfter)) } });
}
