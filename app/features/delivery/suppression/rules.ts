import { createHash } from "node:crypto";
import { nilUuid } from "#app/platform/uuid.ts";

/** In the place of a wedding, for those who refuse only the newsletter. */
export const newsletterScope = nilUuid;

export function hashOfAddress(address: string): string {
  return createHash("sha256").update(address.trim().toLowerCase()).digest("base64url");
}

/** Tells whether a text message begins with the word that asks for no more: "STOPP", "Stop det". */
export function isStopText(text: string): boolean {
  const [word] = /\p{L}+/u.exec(text.slice(0, 100).toLowerCase()) ?? [];
  return word === "stopp" || word === "stop";
}
