import {
  type ReceivedRequest,
  requireReceivedRequest,
} from "#app/features/vendors/offers/access.server.ts";
import {
  answerRequest,
  declineReceived,
  reopenReceived,
} from "#app/features/vendors/offers/commands.server.ts";
import { noFields, offerSchema } from "#app/features/vendors/offers/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { receivedActions } from "./actions.ts";

export const handleReceivedAction = implementActions(
  receivedActions,
  (request, { id }) => requireReceivedRequest(request, id),
  {
    answer: { input: offerSchema, run: answerRequest },
    decline: { input: noFields, run: (received: ReceivedRequest) => declineReceived(received) },
    reopen: { input: noFields, run: (received: ReceivedRequest) => reopenReceived(received) },
  },
);
