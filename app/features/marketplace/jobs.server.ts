import { and, inArray, lte } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { findContact } from "#app/features/accounts/roles/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { mailExpired } from "./moderation/mails.server.ts";
import { publishListingChange } from "./selling/commands.server.ts";
import { listings } from "./tables.server.ts";

/**
 * Withdraws listings whose time is over, and tells their sellers. Buyers have not seen them since then:
 * see `isForSale`.
 */
export const expireListings = defineJob(
  "expire-listings",
  () =>
    transaction(async (tx) => {
      const at = now();
      const expired = await tx
        .update(listings)
        .set({ status: "withdrawn", withdrawnAt: at, reservedAt: null, reservedFor: null })
        .where(
          and(inArray(listings.status, ["published", "reserved"]), lte(listings.expiresAt, at)),
        )
        .returning({ id: listings.id, userId: listings.userId, title: listings.title });
      for (const { id, userId, title } of expired) {
        if (!userId) continue;
        const contact = await findContact(tx, userId);
        if (contact) await mailExpired(tx, contact, title);
        await publishListingChange(tx, userId as AccountId, id);
      }
    }),
  { schedule: "15 7 * * *", timeoutSeconds: 600 },
);
