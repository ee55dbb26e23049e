import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { suppressions } from "../tables.server.ts";
import { hashOfAddress } from "./rules.ts";

/** Returns those of the addresses that want no messages about the wedding. */
export async function suppressedAmong(
  addresses: readonly string[],
  weddingId: string | null,
): Promise<Set<string>> {
  const hashes = addresses.map(hashOfAddress);
  if (hashes.length === 0) return new Set();
  const { addressHash, weddingId: refused } = suppressions;
  const found = await withGrant("wedding", weddingId ? [weddingId] : [], () =>
    db()
      .select({ addressHash })
      .from(suppressions)
      .where(
        and(
          inArray(addressHash, hashes),
          or(isNull(refused), weddingId ? eq(refused, weddingId) : undefined),
        ),
      ),
  );
  const suppressed = new Set(found.map((row) => row.addressHash));
  return new Set(addresses.filter((address) => suppressed.has(hashOfAddress(address))));
}
