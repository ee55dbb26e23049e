import { expect, test } from "vitest";
import { countGuests, listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGuest,
  insertHeldVisitor,
  signedInOwner,
} from "#tests/support/factories.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { handleHeldAction } from "./actions.server.ts";

useTestDatabase();

test.each([
  ["a crowd", "let-in-crowd"],
  ["a sender", "let-in"],
])("the answers of %s that is let in are linked to their guests", async (_, intent) => {
  const { weddingId, cookies } = await signedInOwner();
  const visitorId = crypto.randomUUID();
  const crowd = await insertHeldVisitor(weddingId, visitorId);
  await insertGuest(weddingId, { name: "Kari Nordmann" });
  await insertAnswer(weddingId, { visitorId });
  expect(await countGuests(weddingId)).toMatchObject({ pending: 1, comingPersons: 0 });

  const fields = { intent, crowd, sender: visitorId, from: "held" };
  const args = actionArgs("/held", fields, { cookies });
  expect((await responseOf(() => handleHeldAction(args))).status).toBe(200);
  expect(await listGuestStates(weddingId)).toMatchObject([{ status: "attending" }]);
  expect(await countGuests(weddingId)).toMatchObject({ comingPersons: 1, unlinkedAnswers: 0 });
});
