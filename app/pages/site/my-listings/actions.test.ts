import { expect, test } from "vitest";
import { now } from "#app/platform/clock.ts";
import type { ActionFields, ActionResult } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInUser } from "#tests/support/factories.ts";
import { insertListing } from "#tests/support/listings.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { storedListing } from "#tests/support/selling.ts";
import { handleMyListings } from "./actions.server.ts";
import { myListingsPath } from "./actions.ts";

useTestDatabase();

test.each([
  ["reserved", { reservedAt: now() }],
  ["review", { publishedAt: null }],
] as const)("undo makes a withdrawn listing %s again, as it was", async (status, columns) => {
  const { userId, cookies } = await signedInUser();
  const id = await insertListing({ userId, status, ...columns });
  const before = await storedListing(id);
  const send = async (fields: ActionFields): Promise<ActionResult> => {
    const args = actionArgs(myListingsPath, fields, { cookies });
    return (await responseOf(() => handleMyListings(args))).body as ActionResult;
  };

  const withdrawn = await send([
    ["intent", "withdraw"],
    ["id", String(id)],
  ]);
  expect((await storedListing(id)).status).not.toBe(status);
  expect(await send((withdrawn.ok && withdrawn.undo) || [])).toMatchObject({ ok: true });
  expect(await storedListing(id)).toEqual(before);
});
