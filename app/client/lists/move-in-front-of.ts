/** Moves an id in front of another, or to the end for null. */
export function moveInFrontOf(
  ids: readonly string[],
  movedId: string,
  beforeId: string | null,
): readonly string[] {
  const others = ids.filter((id) => id !== movedId);
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  if (at < 0 || others.length === ids.length) return ids;
  return others.toSpliced(at, 0, movedId);
}
