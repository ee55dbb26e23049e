import { safePath } from "#app/platform/http/safe-path.ts";

const pagesWithPreview = /^\/(?:create|admin|edit-wedding|gallery-admin|wishlist-admin)(?:\?|$)/;

export function returnPath(wanted: string | null, otherwise: string): string {
  const path = safePath(wanted, otherwise);
  return pagesWithPreview.test(path) ? path : otherwise;
}
