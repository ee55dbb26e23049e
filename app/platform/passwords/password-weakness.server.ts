import commonPasswords from "./common-passwords.json" with { type: "json" };
import { maxPasswordLength, minPasswordLength } from "./password-rules.ts";

const common = new Set(commonPasswords);

export function passwordWeakness(password: string): "too-short" | "too-long" | "common" | null {
  const length = [...password].length;
  if (length < minPasswordLength) return "too-short";
  if (length > maxPasswordLength) return "too-long";
  return common.has(password.toLowerCase()) ? "common" : null;
}
