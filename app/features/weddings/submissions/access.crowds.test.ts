import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
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
import {
  guardSubmission,
  newFormToken,
  type SubmissionGuard,
  type SubmissionKind,
} from "./access.server.ts";

useTestDatabase();

const second = 1_000;
const kinds: SubmissionKind[] = ["answer", "greeting", "reservation", "release", "photo", "like"];

const party = useFreshWedding();

describe("of a script's 1000 entries of every kind, at most 20 get in", () => {
  test("when it never loads the page: none", async () => {
    const sent = await flood(() => ({ ticket: "" }));
    expect(sent).toBe(0);
  });

  test("when it loads the page once and waits", async () => {
    const ticket = newFormToken(party.wedding, null);
    party.time += 60 * second;
    expect(await flood(() => ({ ticket }))).toSatisfy(isFew);
  });

  test("when it keeps the cookie it got; likes do not count as entries", async () => {
    const knownAs = randomUUID();
    const ticket = newFormToken(party.wedding, knownAs);
    party.time += 60 * second;
    expect(await flood(() => ({ ticket }), { knownAs, kinds: kinds.slice(0, -1) })).toBe(20);
  });

  test("or 300 when it has collected a hundred cookies", async () => {
    const cookies = await Promise.all(
      Array.from({ length: 100 }, () => visitorCookie(randomUUID())),
    );
    const form = toFormData({ ticket: newFormToken(party.wedding, null) });
    const sent = await Promise.all(
      Array.from({ length: 400 }, (_, entry) =>
        guardSubmission(
          requestWithCookie(cookies[entry % 100]),
          party.wedding,
          form,
          sharedIp,
          "greeting",
        ),
      ),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(300);
  });

  test("when it loads the page for each of them, one after the other: none", async () => {
    expect(
      await flood(() => ({ ticket: newFormToken(party.wedding, null) }), { parallel: 1 }),
    ).toBe(0);
  });

  test("when it loads the page for each of them and waits, 50 at a time", async () => {
    let tickets: string[] = [];
    const fields = () => ({ ticket: tickets.pop() ?? "" });
    const load = () => {
      tickets = Array.from({ length: 50 }, () => newFormToken(party.wedding, null));
      party.time += 3 * second;
    };
    expect(await flood(fields, { before: load })).toSatisfy(isFew);
  });

  test("when it loads the page 1000 times first, and then sends as fast as it can", async () => {
    const tickets = Array.from({ length: 1_000 }, () => newFormToken(party.wedding, null));
    party.time += 30 * second;
    const before = () => {
      party.time += 1.5 * second;
    };
    expect(await flood(() => ({ ticket: tickets.pop() ?? "" }), { before })).toSatisfy(isFew);
  });

  test("and who is not a script is let in from the same address meanwhile", async () => {
    const tickets = Array.from({ length: 1_000 }, () => newFormToken(party.wedding, null));
    party.time += 30 * second;
    await flood(() => ({ ticket: tickets.pop() ?? "" }));
    const ticket = newFormToken(party.wedding, null);
    expect(await send({ ticket, proof: solveProofOfWork(ticket) })).toMatchObject({ ok: true });
    expect(await send({ ticket }, { knownAs: randomUUID() })).toMatchObject({ ok: true });
    party.time += 3601 * second;
    expect(await send({ ticket })).toMatchObject({ ok: true });
  });
});

describe("behind one address, 200 guests", () => {
  test("with the page's script get in within seconds, with what they send next", async () => {
    const sent = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const ticket = newFormToken(party.wedding, null);
        const first = await send({ ticket, proof: solveProofOfWork(ticket) });
        if (!first.ok) return first;
        return send({ ticket }, { knownAs: first.submission.visitorId, kind: "greeting" });
      }),
    );
    expect(sent.filter(({ ok }) => !ok)).toEqual([]);
    // Their browsers' work together: 800,000 hashes.
  }, 90_000);

  test("without script get in over five minutes", async () => {
    const start = party.time;
    // Each opens the page and takes from twenty seconds to two minutes; many begin together.
    const guests = Array.from({ length: 200 }, (_, guest) => {
      const opens = Math.floor(guest / 5) * 4.5 * second;
      return { opens, sends: opens + 20 * second + ((guest * 37) % 100) * second };
    });
    const sent: SubmissionGuard[] = [];
    for (const { opens, sends } of guests.toSorted((a, b) => a.sends - b.sends)) {
      party.time = start + opens;
      const ticket = newFormToken(party.wedding, null);
      party.time = start + sends;
      sent.push(await send({ ticket }));
    }
    expect(sent.filter(({ ok }) => !ok)).toEqual([]);
  });
});

/** Tries 1000 entries within a minute and answers how many got in. */
async function flood(
  fieldsOf: () => Record<string, string>,
  options: {
    knownAs?: string;
    kinds?: SubmissionKind[];
    parallel?: number;
    before?: () => void;
  } = {},
): Promise<number> {
  const { parallel = 50, kinds: sent = kinds, before, ...rest } = options;
  let admitted = 0;
  for (let entry = 0; entry < 1_000; entry += parallel) {
    before?.();
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        send(fieldsOf(), { kind: sent[(entry + index) % sent.length], ...rest }),
      ),
    );
    admitted += answers.filter(({ ok }) => ok).length;
  }
  return admitted;
}

function send(fields: Record<string, string>, options?: SubmitOptions) {
  return submitForm(party.wedding, fields, options);
}

function isFew(admitted: number): boolean {
  return admitted > 0 && admitted <= 20;
}
