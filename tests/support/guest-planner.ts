import { expect } from "vitest";
import { handleGuestAction } from "#app/pages/planner/guest-list/actions.server.ts";
import { loadGuestList } from "#app/pages/planner/guest-list/load-guest-list.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import type { SignedInOwner } from "./factories.ts";
import { actionArgs, responseOf } from "./route-args.ts";

/** What a couple does at /guest-list. */
export function guestPlannerOf({ cookies, weddingId, userId }: SignedInOwner) {
  const send = async (fields: Record<string, string>) => {
    const args = actionArgs("/guest-list", fields, { cookies });
    const { status, body } = await responseOf(() => handleGuestAction(args));
    return { status, body: body as ActionResult };
  };
  const undo = async (result: ActionResult) => {
    if (!result.ok || !result.undo) throw new Error("no undo");
    const { body } = await send(Object.fromEntries(result.undo));
    expect(body).toMatchObject({ ok: true });
  };
  const rows = async () => (await loadGuestList(weddingId, userId, { vis: "guests" })).rows;
  return { send, undo, rows };
}
