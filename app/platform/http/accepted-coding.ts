/** Returns the first of the codings that the header accepts, or `identity`. */
export function acceptedCoding<Coding extends string>(
  codings: readonly Coding[],
  header: string | string[] = "",
): Coding | "identity" {
  const accepted = String(header)
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim());
  return codings.find((coding) => accepted.includes(coding)) ?? "identity";
}
