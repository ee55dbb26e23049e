import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "#tests/support/journey.ts";
import { solidPicture } from "#tests/support/pictures.ts";
import { chooseFile, test } from "#tests/support/wishlist-page.ts";

test("links to private addresses are rejected, and the form keeps its input", async ({
  page,
  wishlist,
}) => {
  let requests = 0;
  const localServer = createServer((_, response) => response.end(String(++requests))).listen(0);
  await wishlist.open("Vase");
  await page.getByRole("button", { name: "Legg til gjenstand" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tittel").fill("Bilde utenfra");
  for (const [link, message] of [
    [
      `http://127.0.0.1:${(localServer.address() as AddressInfo).port}/`,
      /Vi fikk ikke tak i bildet/,
    ],
    ["http://169.254.169.254/latest/meta-data", /Vi fikk ikke tak i bildet/],
    ["bilde.jpg", /begynner med https/],
  ] as const) {
    await dialog.getByLabel("Eller lenke til et bilde").fill(link);
    await dialog.getByRole("button", { name: "Legg til", exact: true }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByLabel("Eller lenke til et bilde")).toHaveValue(link);
  }
  await expect(dialog.getByLabel("Tittel")).toHaveValue("Bilde utenfra");
  expect(requests).toBe(0);
  localServer.close();

  await chooseFile(dialog, Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(dialog.getByText("Bildet må være mindre enn 5MB")).toBeVisible();
  await chooseFile(dialog, Buffer.from("<svg/>"));
  await expect(dialog.getByText("Vennligst velg en bildefil")).toBeVisible();
  await chooseFile(dialog, await solidPicture(90, 90).png().toBuffer());
  await expect(dialog.getByRole("img", { name: "Bildet av ønsket" })).toBeVisible();
});
