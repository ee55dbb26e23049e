import { insertPhoto, insertWedding } from "#tests/support/factories.ts";
import { sharePhotos } from "#tests/support/guest-client.ts";
import {
  choosePhotos,
  galleryPhotos,
  likeButtons,
  openGallery,
  photoTiles,
  submitPhotos,
} from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { execute } from "#tests/support/server.ts";

const shared = "Bilde lagt til i galleriet!";
const isUpload = /\/wedding\/photos\?/;

test("with approval on, only the sender sees a new photo", async ({
  page,
  newPage,
  site,
  server,
}) => {
  const weddingId = await insertWedding();
  await updateRows(server.databaseUrl, "weddings", `approve_photos = true where id`, weddingId);
  await page.setViewportSize({ width: 360, height: 800 });
  await openGallery(page, site, weddingId);
  await choosePhotos(page, [await makePhoto("en.jpg")]);
  await submitPhotos(page, "Gudrun");
  await expect(page.getByText("Brudeparet ser på bildet før alle kan se det.")).toBeVisible();
  await expect(galleryPhotos(page)).toContainText(/Gudrun.*Venter på brudeparet/s);
  await expect(likeButtons(page)).toHaveCount(0);

  const other = await newPage();
  await openGallery(other, site, weddingId);
  await expect(other.getByText("Ingen bilder ennå")).toBeVisible();
  expect(await other.content()).not.toContain("Gudrun");

  await updateRows(
    server.databaseUrl,
    "guest_photos",
    "status = 'shown' where wedding_id",
    weddingId,
  );
  // The server hears of another program's change within a second.
  await expect(async () => {
    await other.reload();
    await expect(galleryPhotos(other)).toContainText("Gudrun", { timeout: 500 });
  }).toPass();
  await expect(likeButtons(other)).toHaveCount(1);
  await page.reload();
  await expect(galleryPhotos(page)).not.toContainText("Venter");
});

test("two tabs upload at the same time, and each photo is stored once", async ({
  page,
  context,
  site,
}) => {
  const weddingId = await insertWedding();
  const tabs = [page, await context.newPage()] as const;
  for (const [index, tab] of tabs.entries()) {
    await openGallery(tab, site, weddingId);
    await choosePhotos(tab, [await makePhoto(`${index}a.jpg`), await makePhoto(`${index}b.jpg`)]);
    await tab.getByLabel("Navnet ditt").fill(`Fane ${index}`);
  }
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Del bilder" }).click()));
  for (const tab of tabs) await expect(photoTiles(tab)).toHaveCount(0);
  for (const tab of tabs) {
    await tab.reload();
    await expect(photoTiles(tab)).toHaveCount(0);
    await expect(galleryPhotos(tab)).toHaveCount(4);
    await expect(galleryPhotos(tab).filter({ hasText: "Fane 1" })).toHaveCount(2);
  }
});

test("a tab opened during an upload shows the pending photos, and an open viewer stays at its photo", async ({
  page,
  context,
  site,
}) => {
  const weddingId = await insertWedding();
  for (const caption of ["Kaken", "Talen"]) await insertPhoto(weddingId, { caption });
  await openGallery(page, site, weddingId);
  const uploadAllowed = Promise.withResolvers<void>();
  await page.route(isUpload, async (route) => {
    await uploadAllowed.promise;
    await route.continue();
  });
  await choosePhotos(page, [await makePhoto("en.jpg"), await makePhoto("to.jpg")]);
  await submitPhotos(page, "Eldbjørg");
  const second = await context.newPage();
  await openGallery(second, site, weddingId);
  await expect(photoTiles(second)).toContainText(["Venter på tur", "Venter på tur"]);
  await galleryPhotos(page).first().getByRole("link").click();
  const viewer = page.getByRole("dialog", { name: "Bilder i stort" });
  await expect(viewer).toContainText("Talen");
  uploadAllowed.resolve();
  await expect(page.getByText("2 bilder lagt til i galleriet!")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("Bilde 4 av 4")).toBeVisible();
  await expect(viewer).toContainText("Kaken");
  await expect(photoTiles(second)).toHaveCount(0);
  await expect(galleryPhotos(second)).toHaveCount(4);
  await second.reload();
  await expect(galleryPhotos(second)).toHaveCount(4);
});

test("a deleted photo cannot be liked", async ({ page, site, server }) => {
  const weddingId = await insertWedding();
  await sharePhotos(site, weddingId, 2);
  await openGallery(page, site, weddingId);
  await updateRows(
    server.databaseUrl,
    "guest_photos",
    "deleted_at = now() where wedding_id",
    weddingId,
  );
  const likeButton = likeButtons(page).first();
  await likeButton.click();
  await expect(page.getByText("Bildet er fjernet.")).toBeVisible();
  await expect(likeButton).toHaveAttribute("aria-pressed", "false");
  await galleryPhotos(page).first().getByRole("link").click();
  await expect(page.getByRole("dialog").getByText("Bilde 1 av 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByText("Ingen bilder ennå")).toBeVisible();
});

test("a filled honeypot is cleared and resent, and a long caption is reported at its photo", async ({
  page,
  site,
}) => {
  await openGallery(page, site, await insertWedding());
  await page.locator("#del-bilder [name=subject]").evaluate((field: HTMLInputElement) => {
    field.value = "Tilbud";
  });
  await choosePhotos(page, [await makePhoto("en.jpg")]);
  await submitPhotos(page, "Borghild");
  await expect(page.getByText(shared)).toBeVisible();
  await expect(galleryPhotos(page)).toHaveCount(1);

  const caption = page.getByLabel("Bildetekst");
  await caption.evaluate((field) => field.removeAttribute("maxlength"));
  await caption.fill("å".repeat(501));
  await choosePhotos(page, [await makePhoto("to.jpg")]);
  await page.getByRole("button", { name: "Del bilder" }).click();
  await expect(photoTiles(page)).toContainText("Bildeteksten kan ha høyst 500 tegn");
  await choosePhotos(page, [await makePhoto("tre.jpg")]);
  await page.getByRole("button", { name: "Del bilder" }).click();
  await expect(galleryPhotos(page), "those of others go on").toHaveCount(2);
});

test("uploads that are too fast or rate limited are retried after the wait", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openGallery(page, site, await insertWedding());
  const responses = [
    { status: 400, json: { ok: false, reason: "too-fast", message: "Fort", ticket: "den samme" } },
    {
      status: 429,
      headers: { "Retry-After": "60" },
      json: { ok: false, reason: "tooMany", message: "Mange bilder", ticket: "den samme" },
    },
  ];
  let requests = 0;
  await page.route(isUpload, (route) => {
    const response = responses[requests++];
    return response ? route.fulfill(response) : route.continue();
  });
  await choosePhotos(page, [await makePhoto("en.jpg")]);
  const tooFast = page.waitForResponse(isUpload);
  await submitPhotos(page, "Torhild");
  await tooFast;
  await page.clock.runFor(2_600);
  await expect(photoTiles(page)).toContainText("Mange bilder");
  await page.clock.runFor(50_000);
  expect(requests).toBe(2);
  await page.clock.runFor(15_000);
  await expect(page.getByText(shared)).toBeVisible();
  expect(requests).toBe(3);
});

function updateRows(
  database: string,
  table: string,
  assignment: string,
  weddingId: string,
): Promise<unknown> {
  return execute(database, `update ${table} set ${assignment} = '${weddingId}'`);
}
