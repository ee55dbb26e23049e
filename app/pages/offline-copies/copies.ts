import { storedPagePrefix } from "#app/platform/stored-pages.ts";

const weddingPath = "/wedding";
const invitationPath = /^\/b\/[^/]+\/[^/]+$/;

export const workerPath = "/guest-worker.js";

/** The parts of the site that the worker sees. All else, such as the planner, it never does. */
export const workerScopes = [weddingPath, "/b/"];

/** Leads to a page that the worker answers alone: all copies have been removed. */
export const removalParameter = "fjern-siden";

/** Returns the name of the copy that a page belongs to; null for a page of which none is made. */
export function copyOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  const id = searchParams.get("id");
  if (pathname === weddingPath && id) return `${storedPagePrefix}${pathname}?id=${id}`;
  return invitationPath.test(pathname) ? storedPagePrefix + pathname : null;
}
