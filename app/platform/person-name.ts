/** Returns the first word, such as "Kari-Anne", or "" of an empty name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
