import { useEffect } from "react";
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useRevalidator,
} from "react-router";
import { isNetworkError } from "#app/platform/http/network-error.ts";
import { showError } from "../error-toast.ts";

export type Failure = "server-error" | "no-response";

interface ShownPage {
  path: string;
  texts: Record<Failure, string>;
  revalidate: () => Promise<void>;
}

let shown: ShownPage | undefined;
const loads = new Set<Promise<unknown>>();
let begun = 0;
/** By route, the place among all loads of the one whose data the page has. */
const newest = new Map<string, number>();

/**
 * Client middleware. When a reload fails, the page keeps its data and shows a toast. It also keeps
 * data that is newer than what was loaded. Unlike a `clientLoader`, it lets data load at the same
 * time as the code of the page.
 */
export const staleIfError: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method !== "GET") return await next();
  const place = ++begun;
  const load = next();
  // The router takes what was loaded some promises later.
  const taken: Promise<unknown> = load.then(nextTask, nextTask).then(() => loads.delete(taken));
  loads.add(taken);
  const results = await load;
  if (isShown(request.url) && !request.signal.aborted) leaveOutOlder(results, place);
  const failed = Object.entries(results).filter(([, { type }]) => type === "error");
  const failures = failed.map(([, { result }]) => failureOf(result));
  const [failure] = failures;
  // The router ignores what becomes of a load that a newer one has replaced.
  if (!failure || failures.includes(null) || request.signal.aborted) return results;
  if (!shown || !isShown(request.url)) return results;
  const { texts, revalidate } = shown;
  showError(texts[failure], { onRetry: () => void revalidate(), key: "stale" });
  // The router keeps the data of a route without a result.
  for (const [routeId] of failed) delete results[routeId];
  return results;
};

// The router would take what was loaded before a form was saved when it arrives after what was loaded
// since.
function leaveOutOlder(results: Record<string, DataStrategyResult>, place: number): void {
  for (const [routeId, { type }] of Object.entries(results)) {
    if (type !== "data") continue;
    if (place < (newest.get(routeId) ?? 0)) delete results[routeId];
    else newest.set(routeId, place);
  }
}

/** Waits until the router has taken what is being loaded. */
export async function whenLoaded(): Promise<void> {
  await Promise.all(loads);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Keeps the page when it cannot be loaded again, and shows the text in a toast. */
export function useStaleIfError(text: string | Record<Failure, string>): void {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const texts = typeof text === "string" ? { "server-error": text, "no-response": text } : text;
    rememberPage({ path: pathname + search, texts, revalidate });
  }, [text, revalidate, pathname, search]);
}

export function rememberPage(page: ShownPage): void {
  shown = page;
}

export function isShown(url: string): boolean {
  const { pathname, search } = new URL(url);
  return shown?.path === pathname + search;
}

/** Returns null for redirects and refused access, which must be rethrown. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Response) return error.status >= 500 ? "server-error" : null;
  if (isRouteErrorResponse(error)) return error.status >= 500 ? "server-error" : null;
  return isNetworkError(error) ? "no-response" : "server-error";
}
