import { beforeAll, expect, onTestFinished, test } from "vitest";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { newFormToken } from "#app/features/weddings/submissions/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { visitorCookieHeader } from "#app/platform/http/visitor.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { solveProofOfWork } from "#tests/support/guest-client.ts";
import { rsvpResponses } from "../tables.server.ts";
import { answerAction } from "./answer.server.ts";

useTestDatabase();

let address: string;
let wedding: PublicWeddingId;

beforeAll(async () => {
  address = `http://jaord.test/wedding?id=${await insertWedding()}`;
  wedding = await requirePublicWedding(new Request(address));
});

test("an incomplete form keeps what was typed and stores nothing", async () => {
  expect(await send({ guestName: "Kari", message: "hei" })).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      formError: "Vennligst fyll ut alle obligatoriske felt",
      fieldErrors: { email: "Skriv e-postadressen din", attending: "Velg om du kommer" },
      values: expect.objectContaining({ guestName: "Kari", message: "hei" }),
    },
    status: 400,
  });
  expect(await db().select().from(rsvpResponses)).toEqual([]);
});

test("the browser is known again by its cookie", async () => {
  const first = await send(form);
  if (!first.ok) throw new Error(first.reason);
  const cookie = (await visitorCookieHeader(first.visitorId)).split(";")[0] ?? "";
  const second = await send({ ...form, email: "ny@epost.no", attending: "false" }, cookie);
  expect(second).toMatchObject({ visitorId: first.visitorId, outcome: "changed" });
});

test("an answer whose thanks got lost is sent again from the same browser, and is one", async () => {
  const sent = { ...form, email: "borte@epost.no", ...proven() };
  const first = await send(sent);
  expect(await send(sent)).toEqual({ ...first, outcome: "repeated" });
  expect(await send({ ...sent, attending: "false" })).toEqual({ ...first, outcome: "changed" });
});

test("what was handled before is not counted again", async () => {
  const sent = { ...form, email: "igjen@epost.no", ...proven() };
  for (let repeat = 0; repeat < 30; repeat++) expect(await send(sent)).toMatchObject({ ok: true });
});

test("a form that is given back is not stored, and holds what was typed", async () => {
  const stored = await db().$count(rsvpResponses);
  const sent = { ...form, ...proven(), subject: "Klokker" };
  expect(await send(sent)).toMatchObject({
    ok: false,
    reason: "honeypot",
    status: 400,
    errors: { values: { guestName: "Kari", email: "kari@epost.no", attending: "true" } },
  });
  expect(await db().$count(rsvpResponses)).toBe(stored);
});

test("a form with faults uses up nothing", async () => {
  const { ticket, proof } = proven();
  for (let fault = 0; fault < 30; fault++) await send({ ...form, email: "x", ticket, proof });
  expect(await send({ ...form, ticket, proof })).toMatchObject({ ok: true });
});

test("the day itself is answered, and the day after is too late", async () => {
  onTestFinished(() => setClock());
  setClock(() => Date.parse("2028-01-22T22:59:59Z"));
  expect(await send({ ...form, email: "sent@epost.no" })).toMatchObject({ ok: true });
  setClock(() => Date.parse("2028-01-22T23:00:00Z"));
  const stored = await db().$count(rsvpResponses);
  expect(await send({ ...form, email: "for-sent@epost.no" })).toEqual({
    ok: false,
    reason: "over",
    status: 403,
  });
  expect(await send({})).toEqual({ ok: false, reason: "over", status: 403 });
  expect(await db().$count(rsvpResponses)).toBe(stored);
});

test.each(["application/json", "text/plain", "multipart/form-data"])(
  "a body of %s is no form",
  async (type) => {
    const headers = { "Content-Type": type };
    const request = new Request(address, { method: "POST", body: "{}", headers });
    const answer = answerAction(request, wedding, "192.0.2.1");
    await expect(answer).rejects.toMatchObject({ init: { status: 400 } });
  },
);

const form = { guestName: "Kari", email: "kari@epost.no", attending: "true" };

/** Sends a form of a page of its own, unless a ticket is given. */
function send(fields: Record<string, string>, cookie = "") {
  const body = new URLSearchParams({ ...proven(), ...fields });
  const request = new Request(address, { method: "POST", body, headers: { Cookie: cookie } });
  return answerAction(request, wedding, "192.0.2.1");
}

function proven() {
  const ticket = newFormToken(wedding, null);
  return { ticket, proof: solveProofOfWork(ticket) };
}
