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
