import { beforeEach, expect, test } from "vitest";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { newFormToken } from "#app/features/weddings/submissions/access.server.ts";
import { submissionFields } from "#app/features/weddings/submissions/rules.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { solveProofOfWork } from "#tests/support/guest-client.ts";
import { guestMessages } from "../tables.server.ts";
import { greetingAction } from "./greeting.server.ts";

useTestDatabase();

let address: string;
let wedding: PublicWeddingId;
let ticket: string;

beforeEach(async () => {
  await db().delete(guestMessages);
  address = `http://jaord.test/wedding?id=${await insertWedding()}`;
  wedding = await requirePublicWedding(new Request(address));
  ticket = newFormToken(wedding, null);
});

test("an incomplete form keeps what was typed and stores nothing", async () => {
  expect(await send({ guestName: "Åse", message: " " })).toMatchObject({
    ok: false,
    status: 400,
    reason: "invalid",
    errors: {
      formError: "Fyll inn navn og melding",
      fieldErrors: { message: "Skriv en melding" },
      values: { guestName: "Åse" },
    },
  });
  expect(await db().$count(guestMessages)).toBe(0);
});

test("a form sent again after its reply was lost is stored once", async () => {
  const form = { guestName: "Åse", email: "", message: "Lykke til" };
  const first = await send(form);
  const again = await send(form);
  expect([first, again]).toMatchObject([{ outcome: "created" }, { outcome: "repeated" }]);
  expect(first).toMatchObject({ visitorId: again.ok ? again.visitorId : "" });
  expect(await db().select().from(guestMessages)).toMatchObject([
    { guestName: "Åse", email: null, message: "Lykke til" },
  ]);
});

test("a form that no page of ours showed comes back filled in", async () => {
  const form = { guestName: "Åse", message: "Lykke til", [submissionFields.token]: "oppdiktet" };
  expect(await send(form)).toMatchObject({ ok: false, errors: { values: { guestName: "Åse" } } });
  expect(await db().$count(guestMessages)).toBe(0);
});

function send(fields: Record<string, string>) {
  const carried = {
    [submissionFields.token]: ticket,
    [submissionFields.proof]: solveProofOfWork(ticket),
  };
  const body = new URLSearchParams({ ...carried, ...fields });
  return greetingAction(new Request(address, { method: "POST", body }), wedding, "192.0.2.1");
}
