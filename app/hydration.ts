/** Pages with `handle.hydrate` false bring their own styles and load no framework script. */
export function skipsHydration(handle: unknown): boolean {
  return (
    typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === false
  );
}
