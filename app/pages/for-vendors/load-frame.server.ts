import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { ownedVendorOf } from "#app/features/vendors/access.server.ts";
import { countWaiting } from "#app/features/vendors/offers/queries.server.ts";

/** What the vendor's sidebar needs. */
export interface VendorFrame {
  /** Requests that wait; null for an account without a profile. */
  waiting: number | null;
}

/** Returns null for an account without the role. */
export async function loadVendorFrame(user: SignedInUser): Promise<VendorFrame | null> {
  if (!user.roles.includes("vendor")) return null;
  const vendorId = await ownedVendorOf(user);
  return { waiting: vendorId && (await countWaiting(vendorId, user.id)) };
}
