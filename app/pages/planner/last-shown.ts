import { isRouteErrorResponse } from "react-router";
import { isNetworkError } from "#app/platform/http/network-error.ts";

/** `refused`: the server answered that it could not; `failed`: no answer came. */
export type Failure = "refused" | "failed";

let shown: { address: string; data: unknown } | undefined;

/** Remembers what stands on the screen, for `staleIfError`. */
export function rememberLoaderData(address: string, data: unknown): void {
  shown = { address: withoutHash(address), data };
}

/**
 * The data of a page, loaded anew. When that fails and the page is on the screen already, it
 * stays as it is, and `failure` says why. Redirects and refusals are thrown on.
 */
export async function staleIfError<Data extends object>(
  address: string,
  load: () => Promise<Data>,
): Promise<Data & { failure?: Failure }> {
  try {
    return await load();
  } catch (error) {
    const failure = failureOf(error);
    if (!failure || shown?.address !== withoutHash(address)) throw error;
    return { ...(shown.data as Data), failure };
  }
}

/** Null for redirects and refusals, which nothing is wrong with. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Response) return error.status >= 500 ? "refused" : null;
  if (isRouteErrorResponse(error)) return error.status >= 500 ? "refused" : null;
  return isNetworkError(error) ? "failed" : "refused";
}

function withoutHash(address: string): string {
  return address.split("#")[0] ?? address;
}
