import { data } from "react-router";

/** Throw it for rows that do not exist or belong to another couple: the two must look alike. */
export function notFound() {
  return data(null, { status: 404 });
}

export function forbidden() {
  return data(null, { status: 403 });
}

/** `retryAfter` is in seconds. */
export function tooManyRequests(retryAfter: number) {
  return data(null, { status: 429, headers: { "Retry-After": String(Math.ceil(retryAfter)) } });
}
