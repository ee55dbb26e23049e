import { createHmac, hash, randomUUID, timingSafeEqual } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { secretFor } from "#app/platform/secret.server.ts";
import { isProof, proofText } from "./proof.ts";

/** What a page gives to the browser it is made for, and every form of that page sends back. */
export interface Ticket {
  /** The same key with the same content is the same sending. */
  key: string;
  /** The browser the page was made for. */
  visitorId: string;
  issuedAt: Date;
}

const version = 1;
const bytes = { version: 1, key: 16, visitorId: 16, issuedAt: 6, seal: 16 };
const sealedBytes = bytes.version + bytes.key + bytes.visitorId + bytes.issuedAt;
const longestNonce = 16;

/**
 * A ticket for one page, as a text that says nothing and that nobody else can make.
 * @param audience what it is good for; it is worthless anywhere else
 * @param visitorId null for a browser that is not known: it gets a new one
 */
export function issueTicket(audience: string, visitorId: string | null): string {
  const sealed = Buffer.alloc(sealedBytes);
  sealed.writeUInt8(version, 0);
  writeUuid(sealed, randomUUID(), bytes.version);
  writeUuid(sealed, visitorId ?? randomUUID(), bytes.version + bytes.key);
  sealed.writeUIntBE(now().getTime(), sealedBytes - bytes.issuedAt, bytes.issuedAt);
  return Buffer.concat([sealed, sealOf(sealed, audience)]).toString("base64url");
}

/** The ticket a text stands for, or null for a text that `issueTicket` has not made. */
export function readTicket(audience: string, text: string): Ticket | null {
  const ticket = Buffer.from(text, "base64url");
  const sealed = ticket.subarray(0, sealedBytes);
  const seal = ticket.subarray(sealedBytes);
  if (seal.length !== bytes.seal || ticket.toString("base64url") !== text) return null;
  if (sealed[0] !== version || !timingSafeEqual(seal, sealOf(sealed, audience))) return null;
  return {
    key: readUuid(sealed, bytes.version),
    visitorId: readUuid(sealed, bytes.version + bytes.key),
    issuedAt: new Date(sealed.readUIntBE(sealedBytes - bytes.issuedAt, bytes.issuedAt)),
  };
}

/** Whether a browser has done the work that `proof.ts` sets for a ticket. */
export function provesWork(ticket: string, nonce: string): boolean {
  if (nonce === "" || nonce.length > longestNonce) return false;
  return isProof(hash("sha256", proofText(ticket, nonce), "buffer"));
}

function sealOf(sealed: Buffer, audience: string): Buffer {
  return createHmac("sha256", secretFor("tickets"))
    .update(sealed)
    .update(audience)
    .digest()
    .subarray(0, bytes.seal);
}

function writeUuid(target: Buffer, uuid: string, offset: number): void {
  target.write(uuid.replaceAll("-", ""), offset, "hex");
}

function readUuid(source: Buffer, offset: number): string {
  const hex = source.toString("hex", offset, offset + 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
