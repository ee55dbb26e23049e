import { type Asker, requireAsker } from "#app/features/conversations/askers/access.server.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import { findListedVendor } from "#app/features/vendors/directory/access.server.ts";
import { sendRequest } from "#app/features/vendors/requests/commands.server.ts";
import type { SentAlong } from "#app/features/vendors/requests/mails.server.ts";
import { requestSchema } from "#app/features/vendors/requests/schema.ts";
import {
  addReview,
  changeReview,
  deleteReview,
  restoreReview,
} from "#app/features/vendors/reviews/commands.server.ts";
import { reviewForm } from "#app/features/vendors/reviews/rules.ts";
import {
  changedReviewSchema,
  encryptReview,
  restoredReviewSchema,
  reviewRef,
  reviewSchema,
} from "#app/features/vendors/reviews/schema.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { vendorActions } from "./actions.ts";

const gone = { ok: false, reason: "gone" } as const;

export const handleVendorAction = implementActions(vendorActions, requireAsker, {
  request: {
    input: requestSchema,
    run: async (asker, { vendorId, ...request }) => {
      const vendor = await findListedVendor(asker.user, vendorId);
      if (!vendor) return gone;
      return sendRequest(asker, vendor, request, await sentAlongBy(asker));
    },
  },
  review: {
    input: reviewSchema,
    run: async ({ user }, { id, vendorId, ...review }) => {
      const vendor = await findListedVendor(user, vendorId);
      if (!vendor) return { ok: false, reason: "vendor-gone" };
      return addReview(user, vendor, id, review);
    },
  },
  "change-review": {
    input: changedReviewSchema,
    run: async ({ user }, { id: _, vendorId, version, ...review }) => {
      const vendor = await findListedVendor(user, vendorId);
      if (!vendor) return gone;
      const changed = await changeReview(user, vendor, version, review);
      if (changed.ok || changed.reason !== "conflict") return changed;
      const { stored } = changed;
      const current = { values: reviewForm(stored), version: stored.version };
      return { ok: false, reason: "conflict", current };
    },
  },
  "delete-review": {
    input: reviewRef,
    run: async ({ user }, { vendorId }) => {
      const result = await deleteReview(user, vendorId);
      if (!result.ok) return result;
      const { deleted } = result;
      return { ok: true, undo: deleted && { review: encryptReview(deleted) } };
    },
  },
  "restore-review": {
    input: restoredReviewSchema,
    run: ({ user }, { review }) => restoreReview(user, review),
  },
});

/** What a vendor is told of the wedding, as the form shows before it is sent. */
export async function sentAlongBy({ weddingId }: Pick<Asker, "weddingId">): Promise<SentAlong> {
  if (!weddingId) return { couple: null, place: null, guests: null };
  const [wedding, guests] = await Promise.all([loadWedding(weddingId), countGuests(weddingId)]);
  return {
    couple: `${wedding.bride} og ${wedding.groom}`,
    place: [wedding.venue, wedding.city].filter(Boolean).join(", ") || null,
    guests: guests.comingPersons,
  };
}
