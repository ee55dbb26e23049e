/**
 * Who sends a picture. Room and drawing time are shared equally between the first groups, then
 * between those within each. The last group is the sender itself.
 */
export interface Sender {
  /** Signed in, or with a form token of a wedding. The others come after these. */
  isKnown: boolean;
  groups: readonly string[];
}

export function guestSender(weddingId: string, clientIp: string, visitorId: string): Sender {
  return { isKnown: true, groups: [`wedding ${weddingId}`, clientIp, visitorId] };
}

export function coupleSender(weddingId: string): Sender {
  return { isKnown: true, groups: [`wedding ${weddingId}`, "couple"] };
}

export function accountSender(userId: string): Sender {
  return { isKnown: true, groups: [`account ${userId}`] };
}

export function unknownSender(clientIp: string): Sender {
  return { isKnown: false, groups: ["unknown", clientIp] };
}

/** Returns a key for each group, from the widest to the sender. */
export function groupKeys({ groups }: Sender): string[] {
  return groups.map((_, depth) => groups.slice(0, depth + 1).join("\n"));
}
