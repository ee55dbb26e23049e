import { useEffect } from "react";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse, useRevalidator } from "react-router";
import { isNetworkError } from "#app/platform/http/network-error.ts";
import { showError } from "../error-toast.ts";

/** `refused`: the server responded with an error; `failed`: no response arrived. */
export type Failure = "refused" | "failed";

interface ShownPage {
  path: string;
  data: unknown;
  texts: Record<Failure, string>;
  revalidate: () => Promise<void>;
}

let shown: ShownPage | undefined;
const loads = new Set<Promise<unknown>>();

/**
 * When a reload fails, the page keeps its data and shows a toast. The router ignores what becomes of
 * a load that a newer one has replaced.
 */
export async function staleIfError({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<never> {
  const load = serverLoader();
  loads.add(load);
  try {
    return (await load) as never;
  } catch (error) {
    const failure = request.signal.aborted ? null : failureOf(error);
    if (!failure || shown?.path !== withoutHash(request.url)) throw error;
    const { data, texts, revalidate } = shown;
    showError(texts[failure], { onRetry: () => void revalidate(), key: "stale" });
    return data as never;
  } finally {
    loads.delete(load);
  }
}

export async function whenLoaded(): Promise<void> {
  await Promise.allSettled(loads);
}

export function useLoaded(data: unknown, text: string | Record<Failure, string>): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const texts = typeof text === "string" ? { refused: text, failed: text } : text;
    rememberPage(location.href, { data, texts, revalidate });
  }, [data, text, revalidate]);
}

export function rememberPage(url: string, page: Omit<ShownPage, "path">): void {
  shown = { path: withoutHash(url), ...page };
}

/** Returns null for redirects and refused access, which must be rethrown. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Response) return error.status >= 500 ? "refused" : null;
  if (isRouteErrorResponse(error)) return error.status >= 500 ? "refused" : null;
  return isNetworkError(error) ? "failed" : "refused";
}

function withoutHash(url: string): string {
  return url.split("#")[0] ?? url;
}
