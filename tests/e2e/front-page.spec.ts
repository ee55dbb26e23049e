import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("popular searches only fill the box, and the box searches", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("searchbox", { name: "Søk" });
  const chips = page.getByRole("group", { name: "Populære søk" }).getByRole("button");
  await expect(chips).toHaveCount(20);
  await chips.filter({ hasText: "Bordkort" }).click();
  await expect(box).toHaveValue("Bordkort");
  await expect(box).toBeFocused();
  await expect(chips.and(page.locator("[aria-pressed=true]"))).toHaveText("Bordkort");
  await expect(page).toHaveURL("/");
  for (const empty of ["", "   "]) {
    await box.fill(empty);
    await expect(chips.and(page.locator("[aria-pressed=true]"))).toHaveCount(0);
    await page.getByRole("button", { name: "Søk" }).click();
    await expect(page).toHaveURL("/");
  }
  await box.fill("rød sløyfe");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=r%C3%B8d\+sl%C3%B8yfe$/);
});

test("the cover beside the guides follows the row that is pointed at", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("listitem").filter({ hasText: "Brudekrone, brudeskål og nattmat" });
  const shown = () =>
    page.locator("[aria-hidden] > img[src*='-tall']").evaluateAll((covers) =>
      covers
        .filter((cover) => getComputedStyle(cover).opacity === "1")
        .map((cover) => /cover-(\w+)-tall/.exec(cover.getAttribute("src") ?? "")?.[1])
        .at(-1),
    );
  // Before, the section is skipped in rendering and its fades stand still.
  await row.scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe("budget");
  await row.hover();
  await expect.poll(shown).toBe("tradition");
  await page.getByRole("link", { name: /^Les guide: Langbord/ }).focus();
  await page.mouse.move(0, 0);
  await expect.poll(shown).toBe("style");
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the menu, the newsletter and the contact form work", async ({ page, mail, demo }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Brudekjole", exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Meny" }).click();
    await page.getByRole("link", { name: "Om oss" }).first().click();
    await expect(page).toHaveURL("/about");

    const email = `ingrid-${demo.weddingId}@epost.no`;
    const newsletter = page.getByRole("contentinfo");
    await newsletter.getByRole("textbox", { name: "E-postadresse" }).fill(email);
    await newsletter.getByRole("button", { name: "Abonner" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sjekk e-posten din");
    await page.goto(mail.firstLink(await mail.waitFor(email, /Bekreft/)));
    await page.getByRole("button", { name: "Bekreft adressen" }).click();
    await expect(page.getByText("Adressen er bekreftet")).toBeVisible();
    await page.getByRole("link", { name: "Meld deg av" }).click();
    await page.getByRole("button", { name: "Meld av" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du får ikke flere brev");
    await page.getByRole("button", { name: "Angre" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ikke flere brev?");

    await page.goto("/about");
    const form = page.locator("form", { has: page.getByLabel("Melding", { exact: true }) });
    await form.getByLabel("Navn").fill("Kari Nordli");
    await form.getByLabel("E-post").fill("kari@epost");
    await form.getByText("Guide eller feil i tekst").click();
    await form.getByLabel("Melding").fill("Mormor har bilde.");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("alert")).toContainText("Ett felt må rettes");
    await expect(form.getByLabel("Melding")).toHaveValue("Mormor har bilde.");
    await form.getByLabel("E-post").fill("kari@epost.no");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("status")).toHaveText("Takk, meldingen er kommet fram.");
    const message = await mail.waitFor("hei@jaord.no", /Kari Nordli/);
    expect(message.replyTo?.address).toBe("kari@epost.no");
    expect(message.text).toContain("Mormor har bilde.");
  });
});

test("the newsletter's pages are accessible", async ({ page, mail, demo }) => {
  const email = `liv-${demo.weddingId}@epost.no`;
  await page.goto("/newsletter");
  await page.getByRole("main").getByRole("textbox", { name: "E-postadresse" }).fill(email);
  await page.getByRole("button", { name: "Abonner" }).click();
  await expect(page.getByText("Venter på bekreftelse")).toBeVisible();
  await expectAccessible(page);
  await page.goto(mail.firstLink(await mail.waitFor(email)));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Bekreft adressen" }).click();
  await expect(page.getByText("Adressen er bekreftet")).toBeVisible();
  await expectAccessible(page);
  const overflow = await page
    .locator("html")
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBe(0);
});
