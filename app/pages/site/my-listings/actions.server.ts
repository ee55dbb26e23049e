import { requireUser } from "#app/features/accounts/access.server.ts";
import { renewListing } from "#app/features/marketplace/drafts/commands.server.ts";
import {
  deleteListing,
  releaseListing,
  reserveListing,
  sellListing,
  undoSale,
  undoWithdrawal,
  withdrawListing,
} from "#app/features/marketplace/selling/commands.server.ts";
import {
  encryptWithdrawal,
  listingRef,
  reserveSchema,
  saleSchema,
  undoWithdrawalSchema,
} from "#app/features/marketplace/selling/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { myListingsActions } from "./actions.ts";

export const handleMyListings = implementActions(myListingsActions, requireUser, {
  reserve: {
    input: reserveSchema,
    run: (user, { id, conversationId }) => reserveListing(user.id, id, { conversationId }),
  },
  release: { input: listingRef, run: (user, { id }) => releaseListing(user.id, id) },
  sell: {
    input: saleSchema,
    run: (user, { id, ...sale }) => sellListing(user.id, id, sale),
  },
  "undo-sale": { input: listingRef, run: (user, { id }) => undoSale(user.id, id) },
  withdraw: {
    input: listingRef,
    run: async (user, { id }) => {
      const withdrawn = await withdrawListing(user.id, id);
      if (!withdrawn.ok) return withdrawn;
      const { before } = withdrawn;
      return { ok: true, undo: before && { before: encryptWithdrawal(before) } };
    },
  },
  "undo-withdrawal": {
    input: undoWithdrawalSchema,
    run: (user, { before }) => undoWithdrawal(user.id, before),
  },
  renew: { input: listingRef, run: (user, { id }) => renewListing(user, id) },
  delete: { input: listingRef, run: (user, { id }) => deleteListing(user.id, id) },
});
