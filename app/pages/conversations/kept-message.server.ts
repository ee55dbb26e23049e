import { privateCookie } from "#app/platform/http/cookies.server.ts";
import { decrypt, encrypt } from "#app/platform/secret.server.ts";

/** What a visitor has written to a seller, until there is an account. */
export interface KeptMessage {
  listingId: number;
  text: string;
}

const purpose = "kept-message";

/** Long enough for a new account, whose confirmation comes by mail. */
const maxAgeSeconds = 24 * 3600;

/** Returns the Set-Cookie header that keeps a message in the visitor's browser. */
export function keepMessage(message: KeptMessage): Promise<string> {
  return keptMessage().serialize(encrypt(purpose, JSON.stringify(message)));
}

/** Returns the Set-Cookie header that ends the keeping. */
export function dropMessage(): Promise<string> {
  return keptMessage().serialize("", { maxAge: 0 });
}

/** Returns what was written about the listing, or null. */
export async function readKeptMessage(request: Request, listingId: number): Promise<string | null> {
  const value: unknown = await keptMessage().parse(request.headers.get("Cookie"));
  const kept = typeof value === "string" ? open(value) : null;
  return kept?.listingId === listingId ? kept.text : null;
}

function open(value: string): KeptMessage | null {
  try {
    return JSON.parse(decrypt(purpose, value));
  } catch {
    return null;
  }
}

function keptMessage() {
  return privateCookie("message", maxAgeSeconds);
}
