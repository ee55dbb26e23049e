import { randomUUID } from "node:crypto";
import { count, eq, sql } from "drizzle-orm";
import { createConfirmedUser } from "#app/features/accounts/commands.server.ts";
import { demoAccount, demoStaff } from "#app/features/accounts/rules.ts";
import { userRoles, users } from "#app/features/accounts/tables.server.ts";
import { guestPhotos, photoLikes } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { themes } from "#app/features/weddings/rules.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { drawLandscape } from "#app/ornament/landscape.ts";
import { drawOrnament, type OrnamentKind } from "#app/ornament/ornament.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import type { JpegKind } from "#app/platform/pictures/codec.server.ts";
import { type StoredPicture, writePicture } from "#app/platform/pictures/pictures.server.ts";
import { demoWeddingDate, hoursAgo } from "./demo-date.ts";
import { invitation } from "./demo-guests.ts";
import * as story from "./demo-story.ts";
import { seedAgreements, seedDecisions } from "./seed-agreements.ts";
import { seedBudget } from "./seed-budget.ts";
import { seedGuestList } from "./seed-guest-list.ts";
import { seedInvitations } from "./seed-invitations.ts";
import { seedSeating } from "./seed-seating.ts";
import { seedTexts } from "./seed-sms.ts";
import { seedVendors, vendorOwnerName } from "./seed-vendors.ts";

const adminName = "Solveig Dahl";
const theme = "romantic";
const backgroundColor = "#f9ece6";

/**
 * Fills an empty database with the demo wedding, all of it or nothing; does nothing when there is
 * a wedding already. Needs the storage. Several processes may call it at once.
 */
export async function seedDemo(progress: (step: string) => void): Promise<void> {
  if (await hasWedding()) return;
  progress("Making the demo wedding of Kari and Ola");
  const owner = await demoUser(demoAccount, story.displayName);
  const vendorOwner = await demoUser(demoStaff.vendor, vendorOwnerName);
  const admin = await demoUser(demoStaff.admin, adminName);
  const wedding = { ...story.wedding, weddingDate: demoWeddingDate(osloDate(now())) };
  const seed = ornamentSeed(wedding.bride, wedding.groom, wedding.weddingDate);
  const wishPictures = await drawPictures(seed, story.wishes);
  const photoPictures = await drawPictures(`${seed}-photos`, story.photos, "original");

  await transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed-demo'))`);
    if (await hasWedding(tx)) return;
    const weddingId = randomUUID();
    await tx.insert(weddings).values({
      ...wedding,
      id: weddingId,
      colors: themes[theme].colors,
      selectedTheme: theme,
      ...story.gift,
    });
    await tx.insert(weddingOwners).values({
      userId: owner,
      weddingId,
      answersSeenAt: hoursAgo(story.answersSeenHoursAgo),
    });
    await seedGuestList(tx, weddingId, owner);
    await seedSeating(tx, weddingId);
    await seedBudget(tx, weddingId, wedding.weddingDate);
    await seedInvitations(tx, { weddingId, owner, sentAt: hoursAgo(invitation.hoursAgo) });
    await seedTexts(tx, { weddingId, owner, weddingDate: wedding.weddingDate });
    await seedGreetings(tx, weddingId);
    const stored = [...wishPictures, ...photoPictures].map((one) => ({ ...one, weddingId }));
    await tx.insert(pictures).values(stored);
    await seedWishes(tx, weddingId, wishPictures);
    await seedPhotos(tx, weddingId, photoPictures);
    await tx
      .insert(userRoles)
      .values([
        { userId: vendorOwner, role: "vendor" },
        { userId: admin, role: "admin" },
      ])
      .onConflictDoNothing();
    const { weddingDate } = wedding;
    const vendorIds = await seedVendors(tx, { owner: vendorOwner, weddingDate });
    await seedAgreements(tx, { weddingId, weddingDate, owner, vendorOwner, vendorIds });
    await seedDecisions(tx, { admin: { id: admin, name: adminName }, vendorIds });
  });
}

async function hasWedding(tx: Pick<Transaction, "select"> = db()): Promise<boolean> {
  const [stored] = await tx.select({ weddings: count() }).from(weddings);
  return (stored?.weddings ?? 0) > 0;
}

async function demoUser(
  account: { email: string; password: string },
  displayName: string,
): Promise<string> {
  const [known] = await db()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, account.email));
  return known?.id ?? createConfirmedUser({ ...account, displayName });
}

async function seedGreetings(tx: Transaction, weddingId: string): Promise<void> {
  await tx.insert(guestMessages).values(
    story.greetings.map((greeting) => ({
      weddingId,
      id: randomUUID(),
      guestName: greeting.name,
      email: greeting.email ?? null,
      message: greeting.message,
      replied: greeting.replied ?? false,
      visitorId: randomUUID(),
      createdAt: hoursAgo(greeting.hoursAgo),
    })),
  );
}

async function seedWishes(
  tx: Transaction,
  weddingId: string,
  images: StoredPicture[],
): Promise<void> {
  await tx.insert(wishListItems).values(
    story.wishes.map((wish, index) => ({
      weddingId,
      id: randomUUID(),
      title: wish.title,
      description: wish.description,
      price: wish.price ?? null,
      image: images[index]?.id ?? null,
      purchased: wish.reservedBy !== undefined,
      purchasedBy: wish.reservedBy ?? null,
      position: index,
    })),
  );
}

async function seedPhotos(
  tx: Transaction,
  weddingId: string,
  images: StoredPicture[],
): Promise<void> {
  await tx.insert(guestPhotos).values(
    images.map(({ id }, index) => {
      const photo = story.photos[index];
      return {
        weddingId,
        id,
        contentHash: id,
        guestName: photo?.name ?? null,
        caption: photo?.caption ?? null,
        visitorId: randomUUID(),
        createdAt: hoursAgo(photo?.hoursAgo ?? 0),
      };
    }),
  );
  await tx.insert(photoLikes).values(
    images.flatMap(({ id: photoId }, index) =>
      Array.from({ length: story.photos[index]?.likes ?? 0 }, () => {
        return { weddingId, photoId, visitorId: randomUUID() };
      }),
    ),
  );
}

function drawPictures(
  seed: string,
  items: readonly { drawing: OrnamentKind | "landscape" }[],
  jpeg: JpegKind = "preview",
): Promise<StoredPicture[]> {
  return Promise.all(
    items.map(async ({ drawing }, index) => {
      const itemSeed = `${seed}-${index}`;
      const png =
        drawing === "landscape"
          ? await render(drawLandscape(itemSeed, "blue", { width: 900, height: 1080 }), 900)
          : await onBackground(await render(drawOrnament(itemSeed, theme, drawing), 600));
      const stored = await writePicture(png, { widths: [480, 900], jpeg });
      if (!stored.ok) throw new Error(`a drawing was refused as ${stored.reason}`);
      return stored.picture;
    }),
  );
}

async function render(svg: string, width: number): Promise<Buffer> {
  const { Resvg } = await import("@resvg/resvg-js");
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** Adds a margin, so that frames do not crop the drawing. */
async function onBackground(drawing: Buffer): Promise<Buffer> {
  const { sharp } = await import("#app/platform/pictures/sharp.server.ts");
  return sharp(drawing)
    .extend({ top: 150, bottom: 150, left: 150, right: 150, background: backgroundColor })
    .flatten({ background: backgroundColor })
    .png()
    .toBuffer();
}
