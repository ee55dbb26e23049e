import { safePath } from "#app/platform/http/safe-path.ts";

const pagesWithPreview = /^\/(?:create|admin|edit-wedding|gallery-admin|wishlist-admin)(?:\?|$)/;

/** Where the preview's back button leads: to the page one came from, if that shows previews. */
export function returnPath(wanted: string | null, otherwise: string): string {
  const path = safePath(wanted, otherwise);
  return pagesWithPreview.test(path) ? path : otherwise;
}
