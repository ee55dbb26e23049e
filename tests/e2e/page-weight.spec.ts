import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { insertWedding, insertWishes } from "#tests/support/factories.ts";
import { sharePhotos } from "#tests/support/guest-client.ts";
import { expect, test } from "#tests/support/journey.ts";
import { signInAsDemo } from "#tests/support/sessions.ts";

const kB = 1000;
const wishes = Array.from({ length: 12 }, (_, number) => ({
  title: `Ønske nummer ${number}`,
  description: `Gjerne av glass, ${number} deler, i en farge som passer til bordet.`,
  price: 400_00 + 37_00 * number,
}));

test("the wedding page has at most 20 kB of HTML and CSS and 15 kB of script", async ({
  page,
  site,
}) => {
  const { weddingId } = await signInAsDemo(site);
  const loaded = await weigh(page, `/wedding?id=${weddingId}`);
  const of = (type: string) =>
    loaded.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0);

  const kinds = ["document", "stylesheet", "script", "font", "image"];
  const description = kinds.map((kind) => `${kind} ${of(kind)} B`).join(", ");
  test.info().annotations.push({ type: "measured", description });
  expect(of("document") + of("stylesheet")).toBeLessThanOrEqual(20 * kB);
  expect(of("script")).toBeLessThanOrEqual(15 * kB);
  expect(loaded.every((file) => new URL(file.url).origin === new URL(site).origin)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("a page full of photos and wishes is no heavier, and photos load small and lazily", async ({
    page,
    site,
  }) => {
    // Drawing so many photos keeps a small machine busy.
    test.slow();
    const weddingId = await insertWedding();
    await sharePhotos(site, weddingId, 24, 800);
    await insertWishes(weddingId, wishes);
    const loaded = await weigh(page, `/wedding?id=${weddingId}`);
    const document = loaded.find(({ type }) => type === "document");
    const description = `document ${document?.bytes} B`;
    test.info().annotations.push({ type: "measured", description });
    expect(document?.bytes).toBeLessThanOrEqual(20 * kB);
    expect(loaded.filter(isPhoto).length).toBeLessThan(24);

    await page.locator(".photo").last().scrollIntoViewIfNeeded();
    const chosen = () =>
      page
        .locator(".photo img")
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
    const small = async () => (await chosen()).filter((url) => /-320\.\w+$/.test(url));
    await expect.poll(async () => (await small()).length).toBeGreaterThan(0);
    const large = /-(?:[6-9]\d\d|\d{4})\.\w+$/;
    expect((await chosen()).filter((url) => large.test(url))).toEqual([]);
  });
});

function isPhoto({ url }: LoadedFile): boolean {
  return url.includes("/files/pictures/");
}

interface LoadedFile {
  url: string;
  type: string;
  /** Of the body, compressed. */
  bytes: number;
}

/** What a page loads until its network is quiet. */
async function weigh(page: Page, path: string): Promise<LoadedFile[]> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on("response", note);
  await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", note);
  return Promise.all(
    responses.map(async (response) => ({
      url: response.url(),
      type: response.request().resourceType(),
      bytes: gzipSync(await response.body()).length,
    })),
  );
}
