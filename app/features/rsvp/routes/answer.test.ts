import { randomUUID } from "node:crypto";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { rememberVisitor } from "#app/platform/http/visitor.server.ts";
import { limit } from "#app/platform/limits/limits.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/owner.ts";
import { answersPerAddress } from "../rules.ts";
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
    reason: "faults",
    faults: {
      formError: "Vennligst fyll ut alle obligatoriske felt",
      fieldErrors: { email: "Skriv e-postadressen din", attending: "Velg om du kommer" },
      values: { guestName: "Kari", message: "hei" },
    },
  });
  expect(await db().select().from(rsvpResponses)).toEqual([]);
});

test("the browser is known again by its cookie", async () => {
  const submissionKey = randomUUID();
  const first = await send({ ...form, submissionKey });
  expect(first).toMatchObject({ ok: true, visitorId: submissionKey, outcome: "created" });
  const cookie = (await rememberVisitor(submissionKey)).split(";")[0] ?? "";
  const second = await send({ ...form, email: "ny@epost.no", attending: "false" }, cookie);
  expect(second).toMatchObject({ attending: false, visitorId: submissionKey, outcome: "changed" });
});

test("all guests at a venue may answer from one address, but not without end", async () => {
  const venue = "192.0.2.7";
  const answers = Array.from({ length: answersPerAddress.points }, (_, guest) => guest);
  for (const guest of answers) {
    if (guest < 200) await send({ ...form, email: `gjest${guest}@epost.no` }, "", venue);
    else await limit("rsvp", `${wedding} ${venue}`, answersPerAddress);
  }
  await expect(send(form, "", venue)).rejects.toMatchObject({ init: { status: 429 } });
  expect(await send(form, "", "192.0.2.8")).toMatchObject({ ok: true });
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
  });
  expect(await send({})).toEqual({ ok: false, reason: "over" });
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

function send(fields: Record<string, string>, cookie = "", clientAddress = "192.0.2.1") {
  return answerAction(post(fields, cookie), wedding, clientAddress);
}

function post(fields: Record<string, string>, cookie = ""): Request {
  const body = new URLSearchParams(fields);
  return new Request(address, { method: "POST", body, headers: { Cookie: cookie } });
}
