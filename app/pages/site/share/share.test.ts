import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertListing } from "#tests/support/listings.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { seedListings } from "../../../../database/seed/seed-listings.ts";
import { loader } from "./route.ts";
import { widthOf, wrapLines } from "./share-picture.server.tsx";

useTestDatabase();
beforeAll(() => seedListings(true));

const title = { font: "display", size: 54 } as const;

async function open(file: string): Promise<Buffer> {
  const response = await loader({ params: { file } } as never);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  return Buffer.from(await response.arrayBuffer());
}

test.each(["guide-1.jpg", "guide-4.jpg", "product-1.jpg", "product-11.jpg"])(
  "%s has the size that services ask for",
  async (file) => {
    const picture = await open(file);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(picture.length).toBeLessThan(150_000);
    expect(await open(file)).toEqual(picture);
  },
);

test("the label of a guide is paper, and the cover stands beside it", async () => {
  const picture = await open("guide-1.jpg");
  expect(await colorAt(picture, 300, 490)).toEqual([16, 16, 16]);
  expect(await colorAt(picture, 700, 200)).toEqual([12, 9, 4]);
});

test("a changed listing has another picture, one without a photo only its tag", async () => {
  const small = await insertListing({ price: 500_00 });
  const [first, second] = await Promise.all([
    open(`product-${small}.jpg`),
    insertListing({ price: 900_00 }).then((id) => open(`product-${id}.jpg`)),
  ]);
  expect(first).not.toEqual(second);
  expect(await colorAt(first, 200, 300)).toEqual([15, 15, 14]);
});

test.each(["guide-7.jpg", "guide-.jpg", "product-99999.jpg", "product-0.jpg", "guide-1.png", "x"])(
  "there is no picture %s",
  async (file) => {
    expect((await responseOf(() => loader({ params: { file } } as never))).status).toBe(404);
  },
);

test.each([
  ["Brudekjole med lange ermer", ["Brudekjole med", "lange ermer"]],
  ["Kort", ["Kort"]],
  ["", []],
])("%s is broken between words", (text, lines) => {
  expect(wrapLines(text, title, 464, 3)).toEqual(lines);
});

test.each([
  "en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "😀 李 明",
])("%s stays within three lines and their width", (text) => {
  const lines = wrapLines(text, title, 464, 3);
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const line of lines) expect(widthOf(line, title)).toBeLessThanOrEqual(464);
});

async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 16));
}
