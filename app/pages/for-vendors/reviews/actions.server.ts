import { requireOwnedVendor } from "#app/features/vendors/access.server.ts";
import { replyToReview } from "#app/features/vendors/replies/commands.server.ts";
import { replySchema } from "#app/features/vendors/replies/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { replyActions } from "./actions.ts";

export const handleReply = implementActions(replyActions, requireOwnedVendor, {
  reply: {
    input: replySchema,
    run: (vendor, { review, reply }) => replyToReview(vendor, review, reply),
  },
});
