import { type Asker, requireAsker } from "#app/features/conversations/askers/access.server.ts";
import {
  declineRequest,
  sendRequestAgain,
} from "#app/features/vendors/requests/commands.server.ts";
import { requestRef } from "#app/features/vendors/requests/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { sentAlongBy } from "../actions.server.ts";
import { requestActions } from "./actions.ts";

export const handleRequestAction = implementActions(requestActions, requireAsker, {
  "send-again": {
    input: requestRef,
    run: async (asker, { id }) => sendRequestAgain(asker, id, await sentAlongBy(asker)),
  },
  decline: { input: requestRef, run: (asker, { id }) => decline(asker, id, true) },
  reopen: { input: requestRef, run: (asker, { id }) => decline(asker, id, false) },
});

async function decline(asker: Asker, id: string, declined: boolean) {
  const found = await declineRequest(asker, id, declined);
  return found ? ({ ok: true } as const) : ({ ok: false, reason: "gone" } as const);
}
