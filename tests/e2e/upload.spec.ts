import type { Locator, Page, Route } from "@playwright/test";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { insertWedding } from "#tests/support/factories.ts";
import {
  choosePhotos,
  countUnsentPhotos,
  galleryPhotos,
  makeFormsOlder,
  openGallery,
  photoTiles,
  removeWhileStoring,
  submitPhotos,
} from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";
import {
  decodeHeic,
  heicPhoto,
  makePhoto,
  type PhotoFile,
  solidPicture,
} from "#tests/support/pictures.ts";

const shared = "Bilde lagt til i galleriet!";
const isUpload = /\/wedding\/photos\?/;
const text: PhotoFile = { name: "notat.txt", mimeType: "text/plain", buffer: Buffer.from("Hei") };
const large: PhotoFile = {
  name: "stort.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.alloc(maxPictureBytes + 1),
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a guest shares photos; rejected files show a reason, and the rest is uploaded", async ({
    page,
    site,
  }) => {
    await openGallery(page, site, await insertWedding());
    await expect(page.getByText("Ingen bilder ennå")).toBeVisible();
    await choosePhotos(page, [
      text,
      large,
      heicPhoto,
      await makePhoto("en.jpg"),
      await makePhoto("to.jpg", 225, 300),
    ]);
    await expect(tile(page, text)).toContainText("Vennligst velg en bildefil");
    await expect(tile(page, large)).toContainText("Bildet må være mindre enn 5MB");
    await expect(tile(page, heicPhoto)).toContainText("«Mest kompatibel»");
    await expect(photoTiles(page)).toHaveCount(5);
    await expect(page.getByText(/«notat\.txt»: .+ «stort\.jpg»: .+ 2 bilder valgt/)).toBeAttached();

    await page.getByRole("button", { name: "Del bilder" }).click();
    await expect(page.getByText("Vennligst skriv inn navnet ditt")).toBeVisible();
    await expect(page.getByLabel("Navnet ditt")).toBeFocused();
    await expectNoSidewaysScroll(page);

    await page.getByLabel("Bildetekst").fill("Ved fjorden");
    await submitPhotos(page, "Solveig");
    await expect(page.getByText("2 bilder lagt til i galleriet!")).toBeVisible();
    await expect(galleryPhotos(page)).toHaveCount(2);
    await expect(galleryPhotos(page).first()).toContainText(/Solveig\s*Akkurat nå/);
    await expect(galleryPhotos(page).first()).toContainText("Ved fjorden");
    await expect(page.getByText("2 bilder delt")).toBeVisible();
    await page.getByRole("button", { name: "Fjern notat.txt" }).click();
    await expect(photoTiles(page)).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Fjern stort.jpg" })).toBeFocused();

    await page.reload();
    await expect(galleryPhotos(page)).toHaveCount(2);
    await expect(page.getByLabel("Navnet ditt")).toHaveValue("Solveig");
    await choosePhotos(page, [await makePhoto("tre.jpg")]);
    await page.getByRole("button", { name: "Del bilder" }).click();
    await expect(page.getByText(shared)).toBeVisible();
    await expect(galleryPhotos(page)).toHaveCount(3);
  });
});

test("oversized and HEIC photos are converted to JPEG", async ({ page, site }) => {
  await decodeHeic(page);
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const { name, type } = (body as FormData).get("photo") as File;
      sent.push(`${name} ${type}`);
      send.call(this, body);
    };
  });
  await openGallery(page, site, await insertWedding());
  const uncompressed = await solidPicture(4100, 1300)
    .greyscale()
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(uncompressed.length).toBeGreaterThan(maxPictureBytes);
  const wide = { name: "Fjord.PNG", mimeType: "image/png", buffer: uncompressed };
  const hint = page.locator("#share-hint");
  await expect(hint).toHaveText("PNG, JPG eller WEBP", { useInnerText: true });
  await choosePhotos(page, [wide, heicPhoto]);
  await expect(photoTiles(page)).toContainText(["Fjord.jpg", "IMG_0001.jpg"]);
  await submitPhotos(page, "Mona");
  await expect(page.getByText("2 bilder lagt til i galleriet!")).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { sent?: string[] }).sent)).toEqual([
    "Fjord.jpg image/jpeg",
    "IMG_0001.jpg image/jpeg",
  ]);
  const sizes = await galleryPhotos(page)
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => [image.getAttribute("width"), image.getAttribute("height")]),
    );
  expect(sizes).toEqual([
    ["90", "60"],
    ["4000", "1268"],
  ]);
});

test("an upload shows its progress and can be cancelled", async ({ page, site }) => {
  await openGallery(page, site, await insertWedding());
  const upload = await holdFirstUpload(page);
  const removed = [await makePhoto("null.jpg"), await makePhoto("tre.jpg")];
  const [first, second] = [await makePhoto("en.jpg"), await makePhoto("to.jpg")];
  await choosePhotos(page, [...removed, first, second]);
  await removeWhileStoring(page, removed);
  await submitPhotos(page, "Åse");
  await upload.started;
  await expect(tile(page, first)).toContainText("Laster opp...");
  await expect(tile(page, first).locator("img")).toHaveCSS("opacity", "0.45");
  await expect(tile(page, second)).toContainText("Venter på tur");

  await page.getByRole("button", { name: "Avbryt en.jpg" }).click();
  await expect(tile(page, first)).toHaveCount(0);
  await expect(page.getByText(shared)).toBeVisible();
  await expect(galleryPhotos(page)).toHaveCount(1);
  expect(await countUnsentPhotos(page)).toBe(0);
  await page.reload();
  await expect(galleryPhotos(page)).toHaveCount(1);
  await expect(photoTiles(page)).toHaveCount(0);
});

test("interrupted uploads resume and are stored once", async ({ page, site, context }) => {
  await openGallery(page, site, await insertWedding());
  const slow = await context.newCDPSession(page);
  await slow.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 60_000,
  });
  const [first, second] = [await makePhoto("en.jpg", 1400, 1050), await makePhoto("to.jpg")];
  await choosePhotos(page, [first, second]);
  await submitPhotos(page, "Turid");
  const progress = tile(page, first).getByRole("progressbar");
  await expect
    .poll(() => progress.evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0.05);
  await context.setOffline(true);
  await expect(tile(page, first)).toContainText("Du er uten nett.");
  await expect(page.getByRole("button", { name: "Prøv igjen" })).toBeVisible();

  await slow.detach();
  await context.setOffline(false);
  await expect(page.getByText("2 bilder lagt til i galleriet!")).toBeVisible();
  await expect(galleryPhotos(page)).toHaveCount(2);
  await page.reload();
  await expect(galleryPhotos(page)).toHaveCount(2);
});

test("a photo whose response got lost, or with an expired token, is resent and stored once", async ({
  page,
  site,
}) => {
  await openGallery(page, site, await insertWedding());
  let requests = 0;
  await page.route(isUpload, async (route) => {
    if (requests++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await choosePhotos(page, [await makePhoto("en.jpg")]);
  await submitPhotos(page, "Berit");
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(galleryPhotos(page)).toHaveCount(1);
  expect(requests).toBe(2);

  await page
    .locator("#del-bilder [name=ticket]")
    .evaluate((field) => field.setAttribute("value", "gammel"));
  await choosePhotos(page, [await makePhoto("to.jpg")]);
  await submitPhotos(page, "Berit");
  await expect(galleryPhotos(page)).toHaveCount(2);
  await page.reload();
  await expect(galleryPhotos(page)).toHaveCount(2);
});

test("a reload during an upload continues in the same order", async ({ page, site }) => {
  await openGallery(page, site, await insertWedding());
  const upload = await holdFirstUpload(page);
  const sizes = [300, 310, 320];
  await choosePhotos(
    page,
    await Promise.all(sizes.map((width) => makePhoto(`${width}.jpg`, width))),
  );
  await page.getByLabel("Bildetekst").fill("Fra låven");
  await submitPhotos(page, "Odd");
  await upload.started;

  await page.reload();
  await expect(page.getByText("3 bilder lagt til i galleriet!")).toBeVisible();
  await expect(galleryPhotos(page)).toHaveCount(3);
  await expect(galleryPhotos(page).last()).toContainText(/Odd.*Fra låven/s);
  const newestFirst = await galleryPhotos(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => Number(image.getAttribute("width"))));
  expect(newestFirst).toEqual([320, 310, 300]);
  await page.reload();
  await expect(galleryPhotos(page)).toHaveCount(3);
  await expect(photoTiles(page)).toHaveCount(0);
});

test("uploads work without storage and honour Retry-After", async ({ page, site }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
    Storage.prototype.setItem = Storage.prototype.getItem = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await page.clock.install();
  await openGallery(page, site, await insertWedding());
  let requests = 0;
  await page.route(isUpload, (route) => {
    if (requests++ > 0) return route.continue();
    const headers = { "Retry-After": "20" };
    const json = { ok: false, reason: "unavailable", message: "Kunne ikke laste opp bilde" };
    return route.fulfill({ status: 503, headers, json });
  });
  await choosePhotos(page, [await makePhoto("en.jpg")]);
  await submitPhotos(page, "Per");
  await expect(photoTiles(page)).toContainText("Kunne ikke laste opp bilde");
  await page.clock.runFor(19_000);
  expect(requests).toBe(1);
  await page.clock.runFor(2_000);
  await expect(page.getByText(shared)).toBeVisible();
  expect(requests).toBe(2);
  await expect(galleryPhotos(page)).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest shares photos in one form", async ({ page, site, server }) => {
    const weddingId = await insertWedding();
    await openGallery(page, site, weddingId);
    await expect(page.locator("#share-hint")).toHaveText(/mindre enn 5\sMB hvert$/, {
      useInnerText: true,
    });
    await choosePhotos(page, [await makePhoto("en.jpg"), await makePhoto("to.jpg")]);
    await page.getByRole("button", { name: "Del bilder" }).click();
    await expect(page.getByRole("alert")).toContainText("Vennligst skriv inn navnet ditt");

    await choosePhotos(page, [text]);
    await makeFormsOlder(page, server, weddingId);
    await submitPhotos(page, "Magnhild");
    await expect(page.getByRole("alert")).toContainText("Vennligst velg en bildefil");
    await expect(page.getByLabel("Navnet ditt")).toHaveValue("Magnhild");

    await choosePhotos(page, [await makePhoto("en.jpg"), await makePhoto("to.jpg")]);
    await page.getByLabel("Bildetekst").fill("Fra kirken");
    await makeFormsOlder(page, server, weddingId);
    await page.getByRole("button", { name: "Del bilder" }).click();
    await expect(page.getByText("2 bilder lagt til i galleriet!")).toBeVisible();
    await expect(galleryPhotos(page)).toHaveCount(2);
    await expect(galleryPhotos(page).first()).toContainText("Fra kirken");
    await expectNoSidewaysScroll(page);
  });
});

async function holdFirstUpload(page: Page): Promise<{ started: Promise<Route> }> {
  const firstUpload = Promise.withResolvers<Route>();
  let count = 0;
  await page.route(isUpload, (route) =>
    count++ > 0 ? route.continue() : firstUpload.resolve(route),
  );
  return { started: firstUpload.promise };
}

function tile(page: Page, { name }: PhotoFile): Locator {
  return photoTiles(page).filter({ hasText: name });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
}
