import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPublicWedding, insertWish } from "#tests/support/factories.ts";
import {
  listStoredPictures,
  runFileDeletions,
  storeSmallPicture,
} from "#tests/support/pictures.ts";
import { purgeWishes } from "./jobs.server.ts";
import { wishListItems } from "./tables.server.ts";

useTestDatabase();

test("rows deleted an hour ago are purged with their pictures; the rest stays", async () => {
  const wedding = await insertPublicWedding();
  const { id: image } = await storeSmallPicture({ weddingId: wedding });
  const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
  await insertWish(wedding, { title: "Lenge", deletedAt: ago(61), image });
  await insertWish(wedding, { title: "Nettopp", deletedAt: ago(59) });
  await insertWish(wedding, { title: "Aldri" });

  await purgeWishes();
  await purgeWishes();

  const left = await db()
    .select({ title: wishListItems.title })
    .from(wishListItems)
    .where(eq(wishListItems.weddingId, wedding));
  expect(left.map(({ title }) => title).sort()).toEqual(["Aldri", "Nettopp"]);
  await runFileDeletions();
  expect(await listStoredPictures()).not.toContain(image);
});
