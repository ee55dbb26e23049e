import { eq } from "drizzle-orm";
import { data } from "react-router";
import { requireUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { LostRole } from "./rules.ts";
import { vendors } from "./tables.server.ts";

/** The profile of the signed-in vendor. Only the guards below and `registerVendor` create one. */
export type OwnedVendorId = Scope<"vendor">;

/** A profile, with the account that owns it. */
export interface OwnedVendor {
  id: OwnedVendorId;
  user: SignedInUser;
}

/** Returns the user's profile, or null. Throws a 403 when the role was taken from its owner. */
export async function ownedVendorOf(user: SignedInUser): Promise<OwnedVendorId | null> {
  const [owned] = await ownedId(user.id);
  if (!owned) return null;
  if (!user.roles.includes("vendor")) {
    const lost: LostRole = { vendorContact: config().contactEmail };
    throw data(lost, { status: 403 });
  }
  return owned.id as OwnedVendorId;
}

/** Returns the signed-in user's profile, or throws a 404. Redirects a visitor to /auth. */
export async function requireOwnedVendor(request: Request): Promise<OwnedVendor> {
  const user = await requireUser(request);
  const id = await ownedVendorOf(user);
  if (!id) throw notFound();
  return { id, user };
}

const ownedId = prepared((userId: Param<string>) =>
  db().select({ id: vendors.id }).from(vendors).where(eq(vendors.userId, userId)),
);
