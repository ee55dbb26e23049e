import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPublicWedding } from "#tests/support/factories.ts";
import { solveProofOfWork } from "#tests/support/guest-client.ts";
import {
  requestWithCookie,
  type SubmitOptions,
  sharedIp,
  submitForm,
  toFormData,
  useFreshWedding,
  visitorCookie,
} from "#tests/support/guest-forms.ts";
import { guardSubmission, newFormToken, type SubmissionGuard } from "./access.server.ts";

useTestDatabase();

const second = 1_000;
const day = 24 * 3600 * second;

const party = useFreshWedding();

describe("a form", () => {
  test("of a page of ours is let in, and says whose it is", async () => {
    const visitorId = randomUUID();
    const ticket = newFormToken(party.wedding, visitorId);
    party.time += 30 * second;
    const admitted = await send({ ticket });
    expect(admitted).toMatchObject({
      ok: true,
      submission: { weddingId: party.wedding, visitorId },
    });
    expect(keyOf(await send({ ticket }))).toBe(keyOf(admitted));
    const next = await send({ ticket: newFormToken(party.wedding, null) }, { knownAs: visitorId });
    expect(keyOf(next)).not.toBe(keyOf(admitted));
  });

  test("is the known browser's, whatever the ticket says", async () => {
    const visitorId = randomUUID();
    const admitted = await send(
      { ticket: newFormToken(party.wedding, null) },
      { knownAs: visitorId },
    );
    expect(admitted).toMatchObject({ ok: true, submission: { visitorId } });
  });

  test("without a ticket, with a broken or another wedding's one, comes back", async () => {
    const foreign = newFormToken(await insertPublicWedding(), null);
    party.time += 30 * second;
    for (const ticket of ["", "x", foreign]) {
      expect(await send({ ticket, message: "Hei" }, { knownAs: randomUUID() })).toEqual({
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

  test("may be 30 days old, and no older", async () => {
    const ticket = newFormToken(party.wedding, null);
    party.time += 30 * day;
    expect(await send({ ticket })).toMatchObject({ ok: true });
    party.time += 1;
    expect(await send({ ticket })).toMatchObject({ reason: "expired-token" });
  });

  test("whose decoy is filled comes back under the same key", async () => {
    const ticket = newFormToken(party.wedding, null);
    party.time += 30 * second;
    const refused = await send({ ticket, subject: "Billige klokker", message: "Hei" });
    expect(refused).toMatchObject({
      reason: "honeypot",
      status: 400,
      errors: { values: { ticket } },
    });
    expect(await send({ ticket, subject: "", message: "Hei" })).toMatchObject({ ok: true });
  });

  test("sent within two seconds comes back, unless the browser is known or has worked", async () => {
    const ticket = newFormToken(party.wedding, null);
    const refused = await send({ ticket, message: "Hei" });
    expect(refused).toMatchObject({
      reason: "too-fast",
      status: 400,
      errors: { values: { ticket, message: "Hei" } },
    });
    expect(await send({ ticket, proof: solveProofOfWork(ticket) })).toMatchObject({ ok: true });
    expect(await send({ ticket, proof: "1" })).toMatchObject({ reason: "too-fast" });
    expect(await send({ ticket }, { knownAs: randomUUID() })).toMatchObject({ ok: true });
    party.time += 2 * second;
    expect(await send({ ticket })).toMatchObject({ ok: true });
  });

  test("sent again is no entry, however often and however close together", async () => {
    const ticket = newFormToken(party.wedding, null);
    const sent = { ticket, proof: solveProofOfWork(ticket), email: "kari@epost.no" };
    const repeats = Array.from({ length: 50 }, () => send(sent, { content: sent }));
    expect((await Promise.all(repeats)).filter(({ ok }) => !ok)).toEqual([]);
    expect(await send(sent, { content: "another" })).toMatchObject({ ok: true });
  });

  test("handled before uses up nothing of an address's when it is given back", async () => {
    const cookie = await visitorCookie(randomUUID());
    for (let repeat = 0; repeat < 320; repeat++) {
      const form = toFormData({ ticket: newFormToken(party.wedding, null) });
      const admitted = await guardSubmission(
        requestWithCookie(cookie),
        party.wedding,
        form,
        sharedIp,
        "answer",
      );
      if (admitted.ok) await admitted.refund();
      expect(admitted.ok).toBe(true);
    }
  });

  test("that is too much for its browser takes nothing from the others at its address", async () => {
    const knownAs = randomUUID();
    for (let entry = 0; entry < 320; entry++) {
      await send({ ticket: newFormToken(party.wedding, null) }, { knownAs });
    }
    const guest = { knownAs: randomUUID() };
    expect(await send({ ticket: newFormToken(party.wedding, null) }, guest)).toMatchObject({
      ok: true,
    });
  });
});

describe("one browser", () => {
  test.each([
    ["answer", 20],
    ["greeting", 20],
    ["reservation", 5],
    ["release", 20],
    ["photo", 100],
    ["like", 300],
  ] as const)("may send within an hour, of kind %s, %d", async (kind, most) => {
    const ticket = newFormToken(party.wedding, null);
    const proof = solveProofOfWork(ticket);
    const sent = [];
    for (let entry = 0; entry <= most; entry++) sent.push(await send({ ticket, proof }, { kind }));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(most);
    expect(sent.at(-1)).toMatchObject({ reason: "tooMany", status: 429 });
    party.time += 3600 * second;
    expect(await send({ ticket, proof }, { kind })).toMatchObject({ ok: true });
  });

  test("gets in no more of a burst", async () => {
    const knownAs = randomUUID();
    const ticket = newFormToken(party.wedding, knownAs);
    const proof = solveProofOfWork(ticket);
    const sent = await Promise.all(
      Array.from({ length: 60 }, () => send({ ticket, proof }, { knownAs, kind: "reservation" })),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(5);
  });

  test("of another wedding is another", async () => {
    const knownAs = randomUUID();
    const other = await insertPublicWedding();
    for (let entry = 0; entry < 21; entry++) {
      await send({ ticket: newFormToken(party.wedding, null) }, { knownAs });
    }
    const form = toFormData({ ticket: newFormToken(other, null) });
    const cookie = await visitorCookie(knownAs);
    expect(
      await guardSubmission(requestWithCookie(cookie), other, form, sharedIp, "answer"),
    ).toMatchObject({
      ok: true,
    });
  });
});

function send(fields: Record<string, string>, options?: SubmitOptions) {
  return submitForm(party.wedding, fields, options);
}

function keyOf(admission: SubmissionGuard): string {
  if (!admission.ok) throw new Error(admission.reason);
  return admission.submission.key;
}
