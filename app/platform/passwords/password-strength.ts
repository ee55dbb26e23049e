import commonPasswords from "./common-passwords.json" with { type: "json" };

export const shortestPassword = 8;
export const longestPassword = 128;

export type WeakPassword = "too-short" | "too-long" | "common";

const common = new Set(commonPasswords);

/** What keeps a password from being accepted, or null. Lengths count characters, not bytes. */
export function passwordWeakness(password: string): WeakPassword | null {
  const length = [...password].length;
  if (length < shortestPassword) return "too-short";
  if (length > longestPassword) return "too-long";
  return common.has(password.toLowerCase()) ? "common" : null;
}
