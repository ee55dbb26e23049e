import sharp from "sharp";
import { expect, test } from "vitest";
import { themeIds } from "#app/features/weddings/rules.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { flowerPath, loader } from "./flower.ts";

const drawn = { seed: "0r8wy5r1ctyifw", person: "a guest", place: 1 };

test.each(themeIds)("the flower and the bud of a guest are pictures in %s", async (theme) => {
  for (const [kind, height] of [
    ["flower", 98],
    ["bud", 105],
  ] as const) {
    const [, , , seed = "", file = ""] = flowerPath({ ...drawn, theme }, kind).split("/");
    const response = await loader({ params: { theme, seed, file } } as never);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    const picture = sharp(await response.bytes());
    expect(await picture.metadata()).toMatchObject({ width: 84, height });
    const { channels } = await picture.stats();
    expect(channels.at(-1)?.max, `${kind} is not empty`).toBeGreaterThan(0);
  }
});

test.each([
  ["unknown", "0r8wy5r1", "flower-a1.png"],
  ["garden", "../x", "flower-a1.png"],
  ["garden", "0r8wy5r1", "tree-a1.png"],
  ["garden", "0r8wy5r1", "flower-a1.svg"],
])("there is no picture at %s/%s/%s", async (theme, seed, file) => {
  const args = { ...loaderArgs("/"), params: { theme, seed, file } };
  expect((await responseOf(() => loader(args as never))).status).toBe(404);
});
