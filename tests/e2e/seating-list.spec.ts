import { expect, expectAccessible } from "#tests/support/journey.ts";
import { seatingTest as test } from "#tests/support/seating-journey.ts";

test("the list does with the keyboard what the plan can do", async ({ page, couple }) => {
  await couple.open(page, "list");
  await expectAccessible(page);
  const table = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).first().focus();
    await page.keyboard.press("Enter");
  };
  const choose = async (name: string | RegExp) => {
    const item = page.getByRole("menuitem", { name });
    await expect(item).toBeVisible();
    await item.focus();
    await page.keyboard.press("Enter");
    // Else the next menu opens beside this one.
    await expect(page.getByRole("menu")).toHaveCount(0);
  };

  // Add a table. Going back asks before it drops what was typed.
  await page.getByRole("link", { name: "Rom", exact: true }).click();
  await page.getByRole("link", { name: "Liste", exact: true }).click();
  await press("Legg til bord");
  const dialog = page.getByRole("dialog", { name: "Legg til bord" });
  await expect(dialog.getByLabel("Antall plasser")).toHaveValue("8");
  await expect(dialog.getByLabel("Bordnummer")).toHaveValue("9");
  await expect(dialog.getByRole("radio", { name: "Rundt" })).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Legg til" })).toBeDisabled();
  await expect(dialog.getByText("Skriv et navn på bordet")).toBeVisible();
  await dialog.getByLabel("Navn").fill("Fettere & kusiner");
  await page.goBack();
  await expect(dialog.getByText("Forkaste det dere har skrevet?")).toBeVisible();
  await expect(page).toHaveURL(/vis=liste/);
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Antall plasser").fill("21");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Et bord har 2 til 20 plasser")).toBeVisible();
  await dialog.getByLabel("Antall plasser").fill("3");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bord lagt til!", { exact: true })).toBeVisible();
  await expect(table("Fettere & kusiner").getByText("0/3")).toBeVisible();

  // Seat a guest with the companion, and take the seats back.
  await press(/^Bente Solli og følge/);
  await expectAccessible(page);
  await press("Sett her: Bente Solli og følge ved Fettere & kusiner");
  await expect(table("Fettere & kusiner").getByText("2/3")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(table("Fettere & kusiner").getByText("0/3")).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await expect(table("Fettere & kusiner").getByText("2/3")).toBeVisible();

  // Move, swap and remove a guest.
  await press("Flytt Oda Krogh");
  await expect(page.getByText("Fullt: Brudebordet, Fam. Aune, Kollegaer")).toBeVisible();
  await expectAccessible(page);
  await choose(/^Koret/);
  await expect(table("Koret").getByText("Oda Krogh")).toBeVisible();
  await press("Flytt Oda Krogh");
  await choose(/^Bytt plass/);
  await press("Bytt Oda Krogh og Jonas Lie");
  await expect(table("Koret").getByText("Jonas Lie")).toBeVisible();
  await expect(table("Studievenner").getByText("Oda Krogh")).toBeVisible();
  await press("Fjern Jonas Lie fra bordet");
  await expect(page.getByText("Gjest fjernet fra bord", { exact: true })).toBeVisible();
  await expect(table("Koret").getByText("0/6")).toBeVisible();

  // Lock and delete tables.
  await press("Flere valg for Naboene");
  await choose("Lås bordet");
  await expect(table("Naboene").getByText("Låst")).toBeAttached();
  await press("Flere valg for Koret");
  await choose("Slett");
  await expect(page.getByText("Koret er slettet", { exact: true })).toBeVisible();
  await expect(table("Koret")).toHaveCount(0);
  await page.getByRole("button", { name: "Angre" }).last().click();
  await expect(table("Koret")).toBeVisible();

  // Everything was saved.
  await expect(page.getByRole("button", { name: "Lagret" })).toBeVisible();
  await page.reload();
  await expect(table("Fettere & kusiner").getByText("2/3")).toBeVisible();
  await expect(table("Studievenner").getByText("Oda Krogh")).toBeVisible();
});

test("room and list are two views of one chart", async ({ page, couple }) => {
  await couple.open(page);
  const views = page.getByRole("navigation", { name: "Visning" });
  await page.getByRole("button", { name: /^Kjell Moe/ }).click();
  await page.getByRole("button", { name: /^Bord 8, Koret/ }).click();
  await views.getByRole("link", { name: "Liste" }).click();
  await expect(page.getByRole("button", { name: "Flytt Kjell Moe" })).toBeVisible();
  await expect(views.getByRole("link", { name: "Liste" })).toHaveAttribute("aria-current");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Bord 8, Koret, 1 av 6" })).toBeVisible();
});

test("undo outlives a look at another page", async ({ page, couple }) => {
  await couple.open(page, "list");
  const koret = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Koret" }) });
  await page.getByRole("button", { name: /^Kjell Moe/ }).click();
  await page.getByRole("button", { name: "Sett her: Kjell Moe ved Koret" }).click();
  await expect(koret.getByText("1/6")).toBeVisible();
  await page.getByRole("link", { name: "Gjesteliste" }).first().click();
  await expect(page.getByRole("heading", { name: "Gjesteliste", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(koret.getByText("1/6")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(koret.getByText("0/6")).toBeVisible();
  await expect.poll(() => couple.seatedAt("Koret")).toEqual([]);
});

test("a reset asks first, spares locked tables and can be undone", async ({ page, couple }) => {
  await couple.open(page, "list");
  await page.getByRole("button", { name: "Flere valg for Naboene" }).click();
  await page.getByRole("menuitem", { name: "Lås bordet" }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Mer", exact: true }).click();
  await page.getByRole("menuitem", { name: "Nullstill" }).click();
  const dialog = page.getByRole("dialog", { name: "Nullstille bordkartet?" });
  await expect(dialog.getByText(/^41 gjester mister plassen sin/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Nullstill" }).click();
  await expect(page.getByText("3 av 50")).toBeVisible();
  await expect.poll(() => couple.seatedAt("Kollegaer")).toEqual([]);
  expect(await couple.seatedAt("Naboene")).toHaveLength(3);
  await page.getByRole("button", { name: "Angre" }).first().click();
  await expect(page.getByText("44 av 50")).toBeVisible();
  await expect.poll(() => couple.seatedAt("Kollegaer")).toHaveLength(8);
});
