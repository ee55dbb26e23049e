import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { signInAsDemo } from "#tests/support/couple.ts";
import { expect, test } from "#tests/support/journey.ts";

const kB = 1000;

test("the wedding page paints from 20 kB, and needs at most 15 kB of script", async ({
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

interface LoadedFile {
  url: string;
  type: string;
  /** Of the body, compressed. */
  bytes: number;
}

async function weigh(page: Page, path: string): Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  page.on("response", (response) => {
    const weighed = async () => ({
      url: response.url(),
      type: response.request().resourceType(),
      bytes: gzipSync(await response.body()).length,
    });
    files.push(weighed());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return Promise.all(files);
}
