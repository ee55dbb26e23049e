import { and, eq } from "drizzle-orm";
import { transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedVendor } from "../access.server.ts";
import type { DateState } from "../rules.ts";
import { vendorDates } from "../tables.server.ts";
import { vendorTopics } from "../topics.ts";

/** Marks a date; `none` takes the mark away. */
export function markDate(
  { id: vendorId, user }: OwnedVendor,
  date: string,
  state: DateState | "none",
): Promise<void> {
  return transaction(async (tx) => {
    if (state === "none") {
      await tx
        .delete(vendorDates)
        .where(and(eq(vendorDates.vendorId, vendorId), eq(vendorDates.date, date)));
    } else {
      await tx
        .insert(vendorDates)
        .values({ vendorId, date, state })
        .onConflictDoUpdate({
          target: [vendorDates.vendorId, vendorDates.date],
          set: { state },
        });
    }
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
  });
}
