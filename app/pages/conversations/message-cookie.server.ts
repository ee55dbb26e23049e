import { privateCookie } from "#app/platform/http/cookies.server.ts";
import { decrypt, encrypt } from "#app/platform/secret.server.ts";

/** What a visitor has written to a seller, until there is an account. */
export interface SavedMessage {
  listingId: number;
  text: string;
}

const purpose = "saved-message";

/** Long enough for a new account, whose confirmation comes by mail. */
const maxAgeSeconds = 24 * 3600;

/** Returns the Set-Cookie header that saves a message in the visitor's browser. */
export function saveMessage(message: SavedMessage): Promise<string> {
  return messageCookie().serialize(encrypt(purpose, JSON.stringify(message)));
}

/** Returns the Set-Cookie header that deletes the saved message. */
export function clearMessage(): Promise<string> {
  return messageCookie().serialize("", { maxAge: 0 });
}

/** Returns what was written about the listing, or null. */
export async function loadMessage(request: Request, listingId: number): Promise<string | null> {
  const value: unknown = await messageCookie().parse(request.headers.get("Cookie"));
  const kept = typeof value === "string" ? open(value) : null;
  return kept?.listingId === listingId ? kept.text : null;
}

function open(value: string): SavedMessage | null {
  try {
    return JSON.parse(decrypt(purpose, value));
  } catch {
    return null;
  }
}

function messageCookie() {
  return privateCookie("message", maxAgeSeconds);
}
