import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { photoKind } from "#app/features/gallery/rules.ts";
import { greetingKind } from "#app/features/greetings/rules.ts";
import { answerKind } from "#app/features/rsvp/rules.ts";
import { releaseKind, reservationKind } from "#app/features/wishlist/rules.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPublicWedding } from "#tests/support/factories.ts";
import { issueOlderToken } from "#tests/support/guest-client.ts";
import {
  requestWithCookie,
  type SubmitOptions,
  sharedIp,
  submitForm,
  toFormData,
  tokenFields,
  useFreshWedding,
} from "#tests/support/guest-forms.ts";
import { type SubmissionOutcome, submitFields } from "./access.server.ts";
import { recordSubmission } from "./commands.server.ts";
import { type Submission, submissionFields } from "./rules.ts";

useTestDatabase();

const second = 1_000;
const day = 24 * 3600 * second;

const party = useFreshWedding();

describe("a form", () => {
  test("with a valid token is accepted and belongs to the token's visitor", async () => {
    const visitorId = randomUUID();
    const token = issueFormToken(party.wedding, visitorId);
    party.time += 30 * second;
    const accepted = await send(tokenFields(token));
    expect(accepted).toMatchObject({
      ok: true,
      visitorId,
      result: { audience: party.wedding, visitorId },
    });
    expect(keyOf(await send(tokenFields(token)))).toBe(keyOf(accepted));
    const next = await send(newToken(), { knownAs: visitorId });
    expect(keyOf(next)).not.toBe(keyOf(accepted));
  });

  test("belongs to the known browser, whatever the token says", async () => {
    const visitorId = randomUUID();
    const accepted = await send(newToken(), { knownAs: visitorId });
    expect(accepted).toMatchObject({ ok: true, visitorId, result: { visitorId } });
  });

  test("without a token, or with an invalid one or another wedding's, is redisplayed", async () => {
    const foreign = issueFormToken(await insertPublicWedding(), null);
    party.time += 30 * second;
    for (const token of ["", "x", foreign]) {
      const fields = { [submissionFields.token]: token, message: "Hei" };
      expect(await send(fields, { knownAs: randomUUID() })).toEqual({
        ok: false,
        reason: "expired-token",
        status: 409,
        errors: {
          formError: expect.stringMatching(/^Siden har stått åpen lenge/),
          fieldErrors: {},
          values: { message: "Hei" },
        },
      });
    }
    expect(await send({})).toMatchObject({ reason: "expired-token" });
  });

  test("may be at most 30 days old", async () => {
    const fields = newToken();
    party.time += 30 * day;
    expect(await send(fields)).toMatchObject({ ok: true });
    party.time += 1;
    expect(await send(fields)).toMatchObject({ reason: "expired-token" });
  });

  test("with a filled honeypot is redisplayed with the same key", async () => {
    const token = issueFormToken(party.wedding, null);
    const fields = { [submissionFields.token]: token, message: "Hei" };
    party.time += 30 * second;
    const rejected = await send({ ...fields, [submissionFields.honeypot]: "Billige klokker" });
    expect(rejected).toMatchObject({
      reason: "honeypot",
      status: 400,
      errors: {
        formError: "Nettleseren fylte ut et skjult felt. Vi har tømt det. Send én gang til.",
        values: fields,
      },
    });
    const emptied = { ...fields, [submissionFields.honeypot]: "" };
    expect(await send(emptied)).toMatchObject({ ok: true });
  });

  test("sent within two seconds is redisplayed, unless the browser is known", async () => {
    const token = issueFormToken(party.wedding, null);
    const fields = { [submissionFields.token]: token, message: "Hei" };
    const rejected = await send(fields);
    expect(rejected).toMatchObject({
      reason: "too-fast",
      status: 400,
      errors: { values: fields },
    });
    expect(await send(tokenFields(token), { knownAs: randomUUID() })).toMatchObject({ ok: true });
    party.time += 2 * second;
    expect(await send(tokenFields(token))).toMatchObject({ ok: true });
  });

  test("sent again, even concurrently, is recorded once", async () => {
    const sent = { ...newOlderToken(), email: "kari@epost.no" };
    const repeats = Array.from({ length: 50 }, () => send(sent, { content: sent }));
    expect((await Promise.all(repeats)).filter(({ ok }) => !ok)).toEqual([]);
    expect(await send(sent, { content: "another" })).toMatchObject({ ok: true });
  });

  test("that browsers stored with a field of an earlier release is accepted", async () => {
    expect(await send({ ...newOlderToken(), proof: "1234" })).toMatchObject({ ok: true });
  });

  test("with errors is redisplayed and does not count against any limit", async () => {
    const schema = z.object({ email: z.string("Skriv e-post") });
    const fields = newOlderToken();
    const kind = { name: "single", maxPerVisitor: 1 };
    const submit = (extraFields: Record<string, string>) =>
      submitFields(requestWithCookie(), toFormData({ ...fields, ...extraFields }), {
        ...sender(),
        kind,
        schema,
        run: async (submission, { email }) => {
          await transaction((tx) => recordSubmission(tx, submission, email));
          return email;
        },
      });
    for (let error = 0; error < 3; error++) {
      expect(await submit({ message: "Hei" })).toMatchObject({
        reason: "invalid",
        status: 400,
        errors: { fieldErrors: { email: "Skriv e-post" }, values: { ...fields, message: "Hei" } },
      });
    }
    expect(await submit({ email: "x" })).toMatchObject({ ok: true, result: "x" });
    expect(await submit({ email: "y" })).toMatchObject({ reason: "tooMany" });
  });

  test("of any audience needs no wedding, and has the limit it declares", async () => {
    const kind = { name: "newsletter", maxPerVisitor: 2 };
    const knownAs = randomUUID();
    const submit = (audience: string) =>
      submitForm(audience, tokenFields(issueFormToken(audience, null)), { kind, knownAs });
    const sent = [];
    for (let index = 0; index < 3; index++) sent.push(await submit("newsletter"));
    expect(sent.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(await submit("contact")).toMatchObject({ ok: true });
  });
});

describe("an internal error", () => {
  const submit = (failed: { failed?: string }, error: unknown = new Error("broken")) =>
    submitFields(requestWithCookie(), toFormData({ ...newOlderToken(), message: "Hei" }), {
      ...sender(),
      kind: answerKind,
      schema: z.object({}),
      run: () => Promise.reject(error),
      ...failed,
    });

  test("redisplays the form as it was typed, with its token", async () => {
    expect(await submit({ failed: "Prøv igjen" })).toMatchObject({
      ok: false,
      reason: "failed",
      status: 503,
      errors: {
        formError: "Prøv igjen",
        fieldErrors: {},
        values: { message: "Hei", [submissionFields.token]: expect.any(String) },
      },
    });
  });

  test("is rethrown when the form has no text for it, and so is a thrown response", async () => {
    await expect(submit({})).rejects.toThrow("broken");
    const missing = new Response(null, { status: 404 });
    await expect(submit({ failed: "Prøv igjen" }, missing)).rejects.toBe(missing);
  });
});

describe("one visitor", () => {
  test.each([
    { kind: answerKind, limit: 20 },
    { kind: greetingKind, limit: 20 },
    { kind: reservationKind, limit: 60 },
    { kind: releaseKind, limit: 60 },
    { kind: photoKind, limit: 100 },
  ])(
    "may send within an hour $limit forms of kind $kind.name, not one more",
    async ({ kind, limit }) => {
      const fields = newOlderToken();
      const sent = [];
      for (let index = 0; index <= limit; index++) sent.push(await send(fields, { kind }));
      expect(sent.filter(({ ok }) => ok)).toHaveLength(limit);
      party.time += 600 * second;
      expect(await send({ ...fields, message: "Hei" }, { kind })).toMatchObject({
        reason: "tooMany",
        status: 429,
        retryAfterSeconds: 3000,
        errors: {
          formError: expect.stringContaining("Vent 50 minutter"),
          values: { message: "Hei" },
        },
      });
      party.time += 3000 * second;
      expect(await send(fields, { kind })).toMatchObject({ ok: true });
    },
  );

  test("has no more forms accepted in a burst", async () => {
    const knownAs = randomUUID();
    const fields = newToken();
    const sent = await Promise.all(
      Array.from({ length: 60 }, () => send(fields, { knownAs, kind: greetingKind })),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(20);
  });

  test("has separate limits at another wedding", async () => {
    const knownAs = randomUUID();
    const other = await insertPublicWedding();
    for (let sent = 0; sent < 21; sent++) await send(newToken(), { knownAs });
    const fields = tokenFields(issueFormToken(other, null));
    expect(await submitForm(other, fields, { knownAs })).toMatchObject({ ok: true });
  });
});

function send(fields: Record<string, string>, options?: SubmitOptions) {
  return submitForm(party.wedding, fields, options);
}

function sender() {
  return { audience: party.wedding, clientIp: sharedIp };
}

function newToken(): Record<string, string> {
  return { [submissionFields.token]: issueFormToken(party.wedding, null) };
}

function newOlderToken(): Record<string, string> {
  return tokenFields(issueOlderToken(party.wedding));
}

function keyOf(outcome: SubmissionOutcome<unknown, Submission>): string {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.result.key;
}
