import { createHash, randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { isProof, proofText } from "./proof.ts";
import { issueTicket, provesWork, readTicket } from "./tickets.server.ts";

beforeEach(() => useSecret("a"));

test("a ticket says for which browser and when it was made, and has a key of its own", () => {
  onTestFinished(() => setClock());
  setClock(() => Date.parse("2027-06-12T12:00:00.123Z"));
  const visitorId = randomUUID();
  const ticket = readTicket("page", issueTicket("page", visitorId));
  expect(ticket).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    visitorId,
    issuedAt: new Date("2027-06-12T12:00:00.123Z"),
  });
  expect(readTicket("page", issueTicket("page", visitorId))?.key).not.toBe(ticket?.key);
});

test("a browser that is not known gets an id of its own", () => {
  const [first, second] = [1, 2].map(() => readTicket("page", issueTicket("page", null)));
  expect(first?.visitorId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(first?.visitorId).not.toBe(second?.visitorId);
});

test("a ticket is worth nothing elsewhere, nor under another secret", () => {
  const ticket = issueTicket("page", null);
  expect(readTicket("another page", ticket)).toBeNull();
  useSecret("b");
  expect(readTicket("page", ticket)).toBeNull();
});

test("a ticket with any other character is none", () => {
  const ticket = issueTicket("page", null);
  for (let at = 0; at < ticket.length; at++) {
    const other = ticket[at] === "A" ? "B" : "A";
    expect(readTicket("page", ticket.slice(0, at) + other + ticket.slice(at + 1))).toBeNull();
  }
});

test.each(["", "x", "=", "\u0000", "ÆØÅ", "A".repeat(74), "A".repeat(100_000)])(
  "%j is no ticket",
  (text) => {
    expect(readTicket("page", text)).toBeNull();
  },
);

test("more or less than a ticket is none", () => {
  const ticket = issueTicket("page", null);
  for (const text of [`${ticket}A`, `${ticket}=`, ` ${ticket}`, ticket.slice(0, -1)]) {
    expect(readTicket("page", text)).toBeNull();
  }
});

test("a proof is good for its ticket only", () => {
  const [ticket, other] = [issueTicket("page", null), issueTicket("page", null)];
  const nonce = Array.from({ length: 100_000 }, (_, n) => String(n)).find(
    (n) => hash(ticket, n).startsWith("000") && !hash(other, n).startsWith("000"),
  );
  expect(provesWork(ticket, nonce ?? "")).toBe(true);
  expect(provesWork(other, nonce ?? "")).toBe(false);
});

test.each(["", "x".repeat(17)])("%j proves nothing, whatever its hash", (nonce) => {
  const tickets = Array.from({ length: 20_000 }, (_, n) => `ticket ${n}`);
  const lucky = tickets.find((ticket) => hash(ticket, nonce).startsWith("000"));
  expect(lucky && provesWork(lucky, nonce)).toBe(false);
});

test("one hash of 4096 proves the work", () => {
  const hashes = Array.from({ length: 65_536 }, (_, n) => new Uint8Array([n >> 8, n & 255]));
  expect(hashes.filter(isProof)).toHaveLength(16);
  expect(isProof(new Uint8Array())).toBe(false);
});

function hash(ticket: string, nonce: string): string {
  return createHash("sha256").update(proofText(ticket, nonce)).digest("hex");
}

function useSecret(letter: string): void {
  configure(parseConfig({ SECRET: letter.repeat(40) }));
}
