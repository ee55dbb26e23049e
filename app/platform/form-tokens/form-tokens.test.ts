import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { issueFormToken, verifyFormToken } from "./form-tokens.server.ts";

beforeEach(() => useSecret("a"));

test("a token carries the visitor, the time of issue and a unique key", () => {
  onTestFinished(() => setClock());
  setClock(() => Date.parse("2027-06-12T12:00:00.123Z"));
  const visitorId = randomUUID();
  const token = verifyFormToken("page", issueFormToken("page", visitorId));
  expect(token).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    visitorId,
    issuedAt: new Date("2027-06-12T12:00:00.123Z"),
  });
  expect(verifyFormToken("page", issueFormToken("page", visitorId))?.key).not.toBe(token?.key);
});

test("an unknown visitor gets a new id", () => {
  const [first, second] = [1, 2].map(() => verifyFormToken("page", issueFormToken("page", null)));
  expect(first?.visitorId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(first?.visitorId).not.toBe(second?.visitorId);
});

test("a token is rejected for another audience or another secret", () => {
  const token = issueFormToken("page", null);
  expect(verifyFormToken("another page", token)).toBeNull();
  useSecret("b");
  expect(verifyFormToken("page", token)).toBeNull();
});

test("a token with any character changed is rejected", () => {
  const token = issueFormToken("page", null);
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === "A" ? "B" : "A";
    expect(verifyFormToken("page", token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
});

test.each(["", "x", "=", "\u0000", "ÆØÅ", "A".repeat(74), "A".repeat(100_000)])(
  "%j is rejected",
  (text) => {
    expect(verifyFormToken("page", text)).toBeNull();
  },
);

test("a token with added or missing characters is rejected", () => {
  const token = issueFormToken("page", null);
  for (const text of [`${token}A`, `${token}=`, ` ${token}`, token.slice(0, -1)]) {
    expect(verifyFormToken("page", text)).toBeNull();
  }
});

function useSecret(letter: string): void {
  configure(parseConfig({ SECRET: letter.repeat(40) }));
}
