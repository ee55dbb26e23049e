import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { issueOlderToken } from "#tests/support/guest-client.ts";
import { tokenFields } from "#tests/support/guest-forms.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { handleGuestForm } from "../guest-forms.server.ts";

useTestDatabase();

let url: string;
let wedding: PublicWeddingId;

beforeAll(async () => {
  url = `http://jaord.test/wedding?id=${await insertWedding()}`;
  wedding = await requirePublicWedding(new Request(url));
});

test("an incomplete form keeps what was typed and stores nothing", async () => {
  const { status, body } = await send({ guestName: "Kari", message: "hei" });
  expect([status, body]).toEqual([
    400,
    {
      form: "answer",
      reason: "invalid",
      errors: {
        formError: "Vennligst fyll ut alle obligatoriske felt",
        fieldErrors: { email: "Skriv e-postadressen din", attending: "Velg om du kommer" },
        values: expect.objectContaining({ guestName: "Kari", message: "hei" }),
      },
    },
  ]);
  expect(await db().select().from(rsvpResponses)).toEqual([]);
});

test("a visitor is recognised by the cookie", async () => {
  const first = await send(form);
  const changed = { ...form, email: "ny@epost.no", attending: "false" };
  const second = await send(changed, first.cookie);
  expect(second.cookie).toBe(first.cookie);
  expect(second.responseId).toBe(first.responseId);
  expect(await storedAnswer(first.responseId)).toMatchObject([
    { email: "ny@epost.no", attending: false },
  ]);
});

test("an answer resent after its response was lost is stored once", async () => {
  const sent = { ...form, email: "borte@epost.no", ...newTokenFields() };
  const first = await send(sent);
  const stored = await storedAnswer(first.responseId);
  expect(await send(sent)).toEqual(first);
  expect(await storedAnswer(first.responseId)).toEqual(stored);
  expect(await send({ ...sent, attending: "false" })).toEqual(first);
  expect(await storedAnswer(first.responseId)).toMatchObject([{ attending: false }]);
});

test("a repeated form does not count against the rate limit", async () => {
  const sent = { ...form, email: "igjen@epost.no", ...newTokenFields() };
  for (let repeat = 0; repeat < 30; repeat++) expect((await send(sent)).status).toBe(303);
});

test("a form with a filled honeypot is redisplayed and not stored", async () => {
  const stored = await db().$count(rsvpResponses);
  expect(await send({ ...form, [submissionFields.honeypot]: "Klokker" })).toMatchObject({
    status: 400,
    body: {
      reason: "honeypot",
      errors: { values: { guestName: "Kari", email: "kari@epost.no", attending: "true" } },
    },
  });
  expect(await db().$count(rsvpResponses)).toBe(stored);
});

test("a form with errors does not count against the rate limit", async () => {
  const fields = { ...form, ...newTokenFields() };
  for (let error = 0; error < 30; error++) {
    expect((await send({ ...fields, email: "x" })).status).toBe(400);
  }
  expect((await send(fields)).status).toBe(303);
});

test("answers are accepted on the wedding day, and refused the day after", async () => {
  onTestFinished(() => setClock());
  setClock(() => Date.parse("2028-01-22T22:59:59Z"));
  expect((await send({ ...form, email: "sent@epost.no" })).status).toBe(303);
  setClock(() => Date.parse("2028-01-22T23:00:00Z"));
  const stored = await db().$count(rsvpResponses);
  for (const fields of [{ ...form, email: "for-sent@epost.no" }, {}]) {
    const { status, body } = await send(fields);
    expect([status, body]).toEqual([403, { form: "answer", reason: "over" }]);
  }
  expect(await db().$count(rsvpResponses)).toBe(stored);
});

test.each(["application/json", "text/plain", "multipart/form-data"])(
  "a body of type %s is refused",
  async (type) => {
    const headers = { "Content-Type": type };
    const request = new Request(url, { method: "POST", body: "{}", headers });
    const { status } = await responseOf(() => handleGuestForm(request, wedding, "192.0.2.1"));
    expect(status).toBe(400);
  },
);

const form = { guestName: "Kari", email: "kari@epost.no", attending: "true" };

async function send(fields: Record<string, string>, visitor = "") {
  const body = new URLSearchParams({ ...newTokenFields(), ...fields });
  const request = new Request(url, { method: "POST", body, headers: { Cookie: visitor } });
  const response = await responseOf(() => handleGuestForm(request, wedding, "192.0.2.1"));
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const location = new URL(response.headers.get("Location") ?? "", url);
  return { ...response, headers: null, cookie, responseId: location.searchParams.get("takk") };
}

function storedAnswer(responseId: string | null) {
  return db()
    .select()
    .from(rsvpResponses)
    .where(eq(rsvpResponses.id, responseId ?? ""));
}

function newTokenFields() {
  const token = issueOlderToken(wedding);
  return tokenFields(token);
}
