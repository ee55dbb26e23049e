import commonPasswords from "./common-passwords.json" with { type: "json" };
import { longestPassword, shortestPassword } from "./password-rules.ts";

const common = new Set(commonPasswords);

/** What keeps a password from being accepted, or null. It is judged as typed, nothing trimmed. */
export function passwordWeakness(password: string): "too-short" | "too-long" | "common" | null {
  const length = [...password].length;
  if (length < shortestPassword) return "too-short";
  if (length > longestPassword) return "too-long";
  return common.has(password.toLowerCase()) ? "common" : null;
}
