import { type Participant, requireParticipant } from "#app/features/conversations/access.server.ts";
import { noFields } from "#app/features/conversations/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { rateSeller } from "../sellers/commands.server.ts";
import { dealActions } from "./actions.ts";
import {
  releaseForBuyer,
  reserveForBuyer,
  sellToBuyer,
  undoSaleToBuyer,
} from "./commands.server.ts";
import { ratingForm, saleForm } from "./schema.ts";

export const handleDealAction = implementActions(
  dealActions,
  (request, { id }) => requireParticipant(request, id),
  {
    reserve: { input: noFields, run: (participant: Participant) => reserveForBuyer(participant) },
    release: { input: noFields, run: (participant: Participant) => releaseForBuyer(participant) },
    sell: {
      input: saleForm,
      run: (participant: Participant, { price }) => sellToBuyer(participant, price),
    },
    "undo-sale": {
      input: noFields,
      run: (participant: Participant) => undoSaleToBuyer(participant),
    },
    rate: {
      input: ratingForm,
      run: (participant: Participant, { stars }) => rateSeller(participant, stars),
    },
  },
);
