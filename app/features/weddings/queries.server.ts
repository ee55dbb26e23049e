import { and, asc, eq } from "drizzle-orm";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { isClaimableBy, type Picture } from "#app/features/pictures/queries.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant, withTables } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "./access.server.ts";
import { invitationOf } from "./partners/queries.server.ts";
import { weddingOwners, weddings } from "./tables.server.ts";

export type Wedding = typeof weddings.$inferSelect;
export type HeroImage = Pick<Picture, "id" | "width" | "height" | "widths">;

const { id, width, height, widths } = pictures;

/** Throws 404 when the wedding was deleted after the access check. */
export async function loadWedding(weddingId: OwnedWeddingId | PublicWeddingId): Promise<Wedding> {
  const [wedding] = await storedWedding(weddingId);
  if (!wedding) throw notFound();
  return wedding;
}

const storedWedding = prepared((weddingId: Param<OwnedWeddingId | PublicWeddingId>) =>
  db().select().from(weddings).where(eq(weddings.id, weddingId)),
);

export async function loadWeddingAndPhoto(
  weddingId: OwnedWeddingId | PublicWeddingId,
): Promise<{ wedding: Wedding; photo: HeroImage | null }> {
  const [found] = await storedWeddingAndPhoto(weddingId);
  if (!found) throw notFound();
  return found;
}

const storedWeddingAndPhoto = prepared((weddingId: Param<OwnedWeddingId | PublicWeddingId>) =>
  db()
    .select({ wedding: weddings, photo: { id, width, height, widths } })
    .from(weddings)
    .leftJoin(pictures, eq(pictures.id, weddings.heroImage))
    .where(eq(weddings.id, weddingId)),
);

/** Returns the wedding with owners, invitation and cover pictures. Throws 404. */
export async function exportWedding(weddingId: OwnedWeddingId) {
  return {
    wedding: await loadWedding(weddingId),
    owners: await withTables([users], () =>
      db()
        .select({ email: users.email, displayName: users.name, since: weddingOwners.createdAt })
        .from(weddingOwners)
        .innerJoin(users, eq(users.id, weddingOwners.userId))
        .where(eq(weddingOwners.weddingId, weddingId))
        .orderBy(asc(weddingOwners.createdAt)),
    ),
    invitation: await invitationOf(weddingId),
    coverPictures: await db()
      .select({ id, width, height, widths, createdAt: pictures.createdAt })
      .from(pictures)
      .innerJoin(weddings, eq(weddings.heroImage, id))
      .where(eq(weddings.id, weddingId)),
  };
}

/** Returns an uploaded image that is unclaimed or this wedding's, else null. */
export async function findHeroImageFor(
  picture: string,
  weddingId: OwnedWeddingId | null,
): Promise<HeroImage | null> {
  const [image] = await db()
    .select({ id, width, height, widths })
    .from(pictures)
    .where(and(eq(id, picture), isClaimableBy(weddingId && { weddingId })));
  return image ?? null;
}

/** Returns the demo wedding's id, or null on a server that was never seeded. */
export async function findDemoWedding(): Promise<string | null> {
  const [owner] = await withGrant("key", [demoAccount.email], idOfDemoAccount);
  if (!owner) return null;
  const [demo] = await withGrant("account", [owner.id], () => weddingOfAccount(owner.id));
  return demo?.id ?? null;
}

const idOfDemoAccount = prepared(() =>
  db().select({ id: users.id }).from(users).where(eq(users.email, demoAccount.email)),
);

const weddingOfAccount = prepared((userId: Param<string>) =>
  db()
    .select({ id: weddingOwners.weddingId })
    .from(weddingOwners)
    .where(eq(weddingOwners.userId, userId)),
);
