import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, it } from "vitest";
import { pagePalettes } from "#app/ornament/palettes.ts";
import { type Card, renderCard } from "./card.server.ts";

const card: Card = {
  theme: "garden",
  palette: pagePalettes.garden,
  seed: "0ljw1bi0f4i259",
  names: ["Ingrid", "Ola"],
  lines: ["lørdag 19. juni 2027", "Granavollen Gjæstgiveri, Gran"],
  photo: null,
};

it("the card has the size that link previews ask for, with or without a photo", async () => {
  const photo = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: "#204060" },
  })
    .jpeg()
    .toBuffer();
  for (const drawn of [await renderCard(card), await renderCard({ ...card, photo })]) {
    expect(await sharp(drawn).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(drawn.length).toBeLessThan(150_000);
  }
});

it("the photo is to the right of the names", async () => {
  const photo = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: "#204060" },
  })
    .jpeg()
    .toBuffer();
  const drawn = await renderCard({ ...card, photo });
  const { data } = await sharp(drawn)
    .extract({ left: 1000, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data].map((value) => Math.round(value / 16))).toEqual([2, 4, 6]);
});

it.each([
  ["an emoji", ["Ingrid 🌸", "Ola"], ["Ingrid", "Ola"]],
  ["a letter that no font has", ["Ingrid", "Ola 李"], ["Ingrid", "Ola"]],
])("%s in a name leaves both names on the card", async (_, names, shown) => {
  expect(await drawNames(names)).toEqual(await drawNames(shown));
});

it("names in Cyrillic, Vietnamese and Tamil letters are on the card", async () => {
  const undrawable = await drawNames(["李", "明"]);
  for (const names of [
    ["Олена", "Ola"],
    ["Nguyễn", "கவிதா"],
  ]) {
    const { hash, width } = await drawNames(names);
    expect(width).toBeGreaterThan(200);
    expect(hash).not.toBe(undrawable.hash);
  }
});

it("names that no font has give way to a line of text", async () => {
  const line = await drawNames(["李", "明"]);
  expect(line.width).toBeGreaterThan(300);
  expect(await drawNames(["Ingrid", "明"])).toEqual(line);
});

/** Returns what the card of a theme without ornaments has around the names, without margins. */
async function drawNames([first = "", second = ""]: readonly string[]) {
  const palette = { ...pagePalettes.modern, paper: "#ffffff", ink: "#000000", accent: "#000000" };
  const drawn = await renderCard({ ...card, theme: "modern", palette, names: [first, second] });
  const around = { left: 20, top: 90, width: 580, height: 330 };
  const names = await sharp(drawn).extract(around).png().toBuffer();
  const { data, info } = await sharp(names)
    .trim({ threshold: 40 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = createHash("sha256").update(data).digest("hex");
  return { hash, width: info.width };
}
