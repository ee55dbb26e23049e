import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { likeKind, photoKind } from "#app/features/gallery/rules.ts";
import { greetingKind } from "#app/features/greetings/rules.ts";
import { answerKind } from "#app/features/rsvp/rules.ts";
import { releaseKind, reservationKind } from "#app/features/wishlist/rules.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { solveProofOfWork } from "#tests/support/guest-client.ts";
import {
  type SubmitOptions,
  submitForm,
  tokenFields,
  useFreshWedding,
} from "#tests/support/guest-forms.ts";
import type { SubmissionOutcome } from "./access.server.ts";
import type { Submission, SubmissionKind } from "./rules.ts";

useTestDatabase();

const second = 1_000;
const kinds = [answerKind, greetingKind, reservationKind, releaseKind, photoKind, likeKind];

const party = useFreshWedding();

describe("at most 20 of a script's 1000 submissions of each kind are accepted", () => {
  test("and none when it never loads the page", async () => {
    const sent = await flood(() => tokenFields(""));
    expect(sent).toBe(0);
  });

  test("when it loads the page once and waits", async () => {
    const token = issueFormToken(party.wedding, null);
    party.time += 60 * second;
    expect(await flood(() => tokenFields(token))).toSatisfy(isAtMostTwenty);
  });

  test("when it keeps its visitor cookie, not counting likes", async () => {
    const knownAs = randomUUID();
    const token = issueFormToken(party.wedding, knownAs);
    party.time += 60 * second;
    expect(await flood(() => tokenFields(token), { knownAs, kinds: kinds.slice(0, -1) })).toBe(20);
  });

  test("or 300 when it has collected a hundred cookies", async () => {
    const browsers = Array.from({ length: 100 }, () => randomUUID());
    const token = issueFormToken(party.wedding, null);
    const sent = await Promise.all(
      Array.from({ length: 400 }, (_, index) => {
        const knownAs = browsers[index % 100] ?? "";
        return send(tokenFields(token), { knownAs, kind: greetingKind });
      }),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(300);
  });

  test("and none when it loads the page for each of them in turn", async () => {
    expect(
      await flood(() => tokenFields(issueFormToken(party.wedding, null)), { parallel: 1 }),
    ).toBe(0);
  });

  test("when it loads the page for each of them and waits, 50 at a time", async () => {
    let tokens: string[] = [];
    const fields = () => tokenFields(tokens.pop() ?? "");
    const load = () => {
      tokens = Array.from({ length: 50 }, () => issueFormToken(party.wedding, null));
      party.time += 3 * second;
    };
    expect(await flood(fields, { before: load })).toSatisfy(isAtMostTwenty);
  });

  test("when it first loads the page 1000 times and then sends as fast as it can", async () => {
    const tokens = Array.from({ length: 1_000 }, () => issueFormToken(party.wedding, null));
    party.time += 30 * second;
    const before = () => {
      party.time += 1.5 * second;
    };
    expect(await flood(() => tokenFields(tokens.pop() ?? ""), { before })).toSatisfy(
      isAtMostTwenty,
    );
  });

  test("while other browsers at the same IP address are accepted", async () => {
    const tokens = Array.from({ length: 1_000 }, () => issueFormToken(party.wedding, null));
    party.time += 30 * second;
    await flood(() => tokenFields(tokens.pop() ?? ""));
    const token = issueFormToken(party.wedding, null);
    expect(await send(tokenFields(token, solveProofOfWork(token)))).toMatchObject({ ok: true });
    expect(await send(tokenFields(token), { knownAs: randomUUID() })).toMatchObject({ ok: true });
    party.time += 3601 * second;
    expect(await send(tokenFields(token))).toMatchObject({ ok: true });
  });
});

describe("200 guests at one IP address", () => {
  test("with the page's script are accepted within seconds, also with their next forms", async () => {
    const sent = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const token = issueFormToken(party.wedding, null);
        const first = await send(tokenFields(token, solveProofOfWork(token)));
        if (!first.ok) return first;
        return send(tokenFields(token), { knownAs: first.visitorId, kind: greetingKind });
      }),
    );
    expect(sent.filter(({ ok }) => !ok)).toEqual([]);
    // Their browsers' work together: 800,000 hashes.
  }, 90_000);

  test("without script are accepted over five minutes", async () => {
    const start = party.time;
    // Each opens the page and takes from twenty seconds to two minutes; many begin together.
    const guests = Array.from({ length: 200 }, (_, guest) => {
      const opens = Math.floor(guest / 5) * 4.5 * second;
      return { opens, sends: opens + 20 * second + ((guest * 37) % 100) * second };
    });
    const sent: SubmissionOutcome<unknown, Submission>[] = [];
    for (const { opens, sends } of guests.toSorted((a, b) => a.sends - b.sends)) {
      party.time = start + opens;
      const token = issueFormToken(party.wedding, null);
      party.time = start + sends;
      sent.push(await send(tokenFields(token)));
    }
    expect(sent.filter(({ ok }) => !ok)).toEqual([]);
  });
});

/** Sends 1000 forms within a minute. Returns how many were accepted. */
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
  let accepted = 0;
  for (let first = 0; first < 1_000; first += parallel) {
    before?.();
    const outcomes = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        send(fieldsOf(), { kind: sent[(first + index) % sent.length], ...rest }),
      ),
    );
    accepted += outcomes.filter(({ ok }) => ok).length;
  }
  return accepted;
}

function send(fields: Record<string, string>, options?: SubmitOptions) {
  return submitForm(party.wedding, fields, options);
}

function isAtMostTwenty(accepted: number): boolean {
  return accepted > 0 && accepted <= 20;
}
