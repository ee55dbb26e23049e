/** Returns true for pages with `handle.hydrate` false, which load no framework script. */
export function skipsHydration(handle: unknown): boolean {
  return (
    typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === false
  );
}
