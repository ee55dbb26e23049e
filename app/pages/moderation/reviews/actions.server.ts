import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  hideReview,
  showReview,
} from "#app/features/vendors/moderation/reviews/commands.server.ts";
import { hideReviewSchema, reviewRef } from "#app/features/vendors/moderation/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { reviewActions } from "./actions.ts";

const gone = { ok: false, reason: "gone" } as const;

export const handleReviewAction = implementActions(reviewActions, requireAdmin, {
  hide: {
    input: hideReviewSchema,
    run: async (admin, { reason, ...ref }) =>
      (await hideReview(admin, ref, reason)) ? { ok: true } : gone,
  },
  show: {
    input: reviewRef,
    run: async (admin, ref) => ((await showReview(admin, ref)) ? { ok: true } : gone),
  },
});
