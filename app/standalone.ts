/** A page with `handle.standalone` brings its own styles and works without the framework's runtime. */
export function isStandalone(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "standalone" in handle;
}
