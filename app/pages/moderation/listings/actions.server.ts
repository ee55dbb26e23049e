import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  approveListing,
  reinstateSeller,
  sendBackListing,
  setCommissionPaid,
  suspendSeller,
  takeDownListing,
} from "#app/features/marketplace/moderation/commands.server.ts";
import {
  approvalSchema,
  listingReasonSchema,
} from "#app/features/marketplace/moderation/schema.ts";
import { listingRef } from "#app/features/marketplace/selling/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { listingModeration } from "./actions.ts";

export const handleListingModeration = implementActions(listingModeration, requireAdmin, {
  approve: {
    input: approvalSchema,
    run: (admin, { id, version }) => approveListing(admin, id, version),
  },
  "send-back": {
    input: listingReasonSchema,
    run: (admin, { id, reason }) => sendBackListing(admin, id, reason),
  },
  "take-down": {
    input: listingReasonSchema,
    run: (admin, { id, reason }) => takeDownListing(admin, id, reason),
  },
  suspend: {
    input: listingReasonSchema,
    run: (admin, { id, reason }) => suspendSeller(admin, id, reason),
  },
  reinstate: {
    input: listingReasonSchema,
    run: (admin, { id, reason }) => reinstateSeller(admin, id, reason),
  },
  paid: { input: listingRef, run: (admin, { id }) => setCommissionPaid(admin, id, true) },
  unpaid: { input: listingRef, run: (admin, { id }) => setCommissionPaid(admin, id, false) },
});
