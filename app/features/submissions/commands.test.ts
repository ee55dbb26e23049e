import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { greetingKind } from "#app/features/greetings/rules.ts";
import { answerKind } from "#app/features/rsvp/rules.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, insertPublicWedding, nextEntryOf } from "#tests/support/factories.ts";
import {
  deleteSubmissions,
  recordSubmission,
  releaseIdempotencyKey,
  SubmissionLimitExceeded,
} from "./commands.server.ts";
import { submissions } from "./tables.server.ts";

useTestDatabase();

let wedding: PublicWeddingId;

beforeEach(async () => {
  wedding = await insertPublicWedding();
});

test("the same form with the same content is recorded once, even concurrently", async () => {
  const submission = guestEntry(wedding);
  const record = (content: unknown) =>
    transaction((tx) => recordSubmission(tx, submission, content));
  const recorded = await Promise.all(Array.from({ length: 20 }, () => record({ name: "Kari" })));
  expect(recorded.filter(Boolean)).toHaveLength(1);
  expect(await record({ name: "Ola" })).toBe(true);
  expect(await record({ name: "Ola" })).toBe(false);
  const ofOtherSubject = transaction((tx) =>
    recordSubmission(tx, submission, { name: "Ola" }, "wish"),
  );
  expect(await ofOtherSubject).toBe(true);
});

test("a failed form releases its idempotency key, so that it can be sent again", async () => {
  const submission = guestEntry(wedding);
  const record = () => transaction((tx) => recordSubmission(tx, submission, "Kari"));
  await record();
  await transaction((tx) => releaseIdempotencyKey(tx, submission, "another subject"));
  expect(await record()).toBe(false);
  await transaction((tx) => releaseIdempotencyKey(tx, submission));
  expect(await record()).toBe(true);
});

test("a submission over the limit is not recorded, repeats of earlier ones are duplicates", async () => {
  const first = guestEntry(wedding, { kind: greetingKind });
  const record = (submission: typeof first) =>
    transaction((tx) => recordSubmission(tx, submission, "Kari"));
  const next = () => ({ ...nextEntryOf(first), kind: greetingKind });
  await record(first);
  const burst = await Promise.allSettled(Array.from({ length: 20 }, () => record(next())));
  const refused = burst.flatMap((sent) => (sent.status === "rejected" ? [sent.reason] : []));
  expect(refused).toHaveLength(1);
  for (const reason of refused) expect(reason).toBeInstanceOf(SubmissionLimitExceeded);
  expect(await record(first)).toBe(false);
  expect(await record(guestEntry(wedding, { kind: greetingKind }))).toBe(true);
  expect(await record(nextEntryOf(first))).toBe(true);
});

test("the previous release records forms on this schema", async () => {
  const { visitorId, key } = guestEntry(wedding);
  const record = async (fingerprint: string) => {
    const { rows } = await db().execute(sql`
      insert into submissions (audience, key, fingerprint, visitor_id, kind, has_proof_of_work)
      values (${wedding}, ${key}, ${fingerprint}, ${visitorId}, 'answer', false)
      on conflict do nothing returning key`);
    return rows.length === 1;
  };
  expect(await record("Kari")).toBe(true);
  expect(await record("Kari")).toBe(false);
  expect(await record("Kari, who eats no nuts")).toBe(true);
});

test("a form of the previous release is changed and released by this one", async () => {
  const submission = guestEntry(wedding);
  const record = (content: string) =>
    transaction((tx) => recordSubmission(tx, submission, content));
  await record("Kari");
  await db().execute(sql`update submissions set number = null where key = ${submission.key}`);
  expect(await record("Kari")).toBe(false);
  await transaction((tx) => releaseIdempotencyKey(tx, submission));
  expect(await record("Kari")).toBe(true);
  await db().execute(sql`update submissions set number = null where key = ${submission.key}`);
  expect(await record("Ola")).toBe(true);
  expect(await record("Ola")).toBe(false);
});

test("deleting an audience's submissions leaves those of others", async () => {
  await db().delete(submissions);
  const others = { ...guestEntry(wedding), audience: "newsletter", kind: answerKind };
  await transaction((tx) => recordSubmission(tx, guestEntry(wedding), "Kari"));
  await transaction((tx) => recordSubmission(tx, others, "Kari"));
  await transaction((tx) => deleteSubmissions(tx, wedding));
  expect(await db().select().from(submissions)).toMatchObject([{ audience: "newsletter" }]);
});
