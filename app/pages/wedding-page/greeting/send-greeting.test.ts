import { beforeEach, expect, test } from "vitest";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
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
let formToken: string;

beforeEach(async () => {
  await db().delete(guestMessages);
  url = `http://jaord.test/wedding?id=${await insertWedding()}&send=greeting`;
  wedding = await requirePublicWedding(new Request(url));
  formToken = issueOlderToken(wedding);
});

test("an incomplete form keeps what was typed and stores nothing", async () => {
  expect(await send({ guestName: "Åse", message: " " })).toMatchObject({
    status: 400,
    body: {
      form: "greeting",
      reason: "invalid",
      errors: {
        formError: "Fyll inn navn og melding",
        fieldErrors: { message: "Skriv en melding" },
        values: { guestName: "Åse" },
      },
    },
  });
  expect(await db().$count(guestMessages)).toBe(0);
});

test("a form sent again after its response was lost is stored once", async () => {
  const form = { guestName: "Åse", email: "", message: "Lykke til" };
  const first = await send(form);
  const again = await send(form);
  expect([first.status, first.headers.get("Location")]).toEqual([
    303,
    `/wedding?id=${wedding}&hilsen=sendt#hilsen`,
  ]);
  expect([again.status, [...again.headers]]).toEqual([303, [...first.headers]]);
  expect(await db().select().from(guestMessages)).toMatchObject([
    { guestName: "Åse", email: null, message: "Lykke til" },
  ]);
});

test("a form without a valid token is redisplayed as typed", async () => {
  const form = { guestName: "Åse", message: "Lykke til", [submissionFields.token]: "oppdiktet" };
  expect(await send(form)).toMatchObject({
    status: 409,
    body: { reason: "expired-token", errors: { values: { guestName: "Åse" } } },
  });
  expect(await db().$count(guestMessages)).toBe(0);
});

function send(fields: Record<string, string>) {
  const hidden = tokenFields(formToken);
  const body = new URLSearchParams({ ...hidden, ...fields });
  const request = new Request(url, { method: "POST", body });
  return responseOf(() => handleGuestForm(request, wedding, "192.0.2.1"));
}
