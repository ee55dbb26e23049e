import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

const nothingSent = "Dette er en forhåndsvisning. Her blir ingenting sendt.";
const draft = {
  partners: "bride-groom",
  bride: "Ingrid",
  groom: "Aksel",
  weddingDate: "2031-06-14",
  venue: "Fruktlåven",
  city: "Lofthus",
  selectedTheme: "garden",
  heroImage: "",
  story: "Vi møttes på en dugnad.\n\nNi år senere gleder vi oss.",
  theme: "",
  colors: "",
  guestCount: "72",
  ceremony: "Kl. 13.00 i Ullensvang kirke",
  reception: "Kl. 15.30 på Fruktlåven",
};

test("the preview does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPreview(page, draft);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ingrid\s*&\s*Aksel/);
  expect(await overflow(page), "360 px").toBe(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await overflow(page), "1440 px").toBe(0);
});

test("going from the wizard to the preview and back keeps the draft", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await storeDraft(page, draft);
  await page.goto("/create?step=5");
  const ceremony = page.getByLabel("Vielse", { exact: true });
  await expect(ceremony).toHaveValue(draft.ceremony);
  await ceremony.fill("Kl. 14.00 i Lom stavkirke");
  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await expect(page.getByText("Lom stavkirke")).toBeVisible();
  await page.getByRole("link", { name: "Tilbake" }).click();
  await expect(page).toHaveURL("/create?step=5");
  await expect(ceremony).toHaveValue("Kl. 14.00 i Lom stavkirke");

  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await expect(page.getByText("Lom stavkirke")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/create?step=5");
  await expect(ceremony).toHaveValue("Kl. 14.00 i Lom stavkirke");
});

test("without a draft the preview redirects to the front page", async ({ page }) => {
  await page.goto("/preview");
  await expect(page).toHaveURL("/");
});

test("missing, long and non-Latin names are shown", async ({ page }) => {
  const names = [
    { bride: "", groom: " ", weddingDate: "" },
    { bride: "<script>alert(1)</script>", groom: "W".repeat(80) },
    { bride: "👩‍🚀 Ada", groom: "ليلى" },
  ];
  await page.setViewportSize({ width: 320, height: 700 });
  for (const fields of names) {
    await openPreview(page, { ...draft, ...fields });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(fields.bride || "Den ene");
    await expect(heading).toContainText(fields.groom.trim() || "Den andre");
    expect(await overflow(page), fields.bride).toBe(0);
  }
});

test("forms on the preview send nothing and show a notice", async ({ plannerPage: page }) => {
  await page.goto("/preview");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));

  await page.locator("#rsvp summary").click();
  await page.locator("#svar [name=guestName]").fill("Solveig Haugen");
  for (const form of await page.locator("form[method=post]").all()) {
    await form.evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator(".toast")).toContainText(nothingSent);
    await page.locator(".toast button").click();
  }
  await page.locator("#rsvp button[type=submit]").click();
  await expect(page.locator("#rsvp .form-note")).toHaveText(nothingSent);
  await expect(page.locator("#svar [name=guestName]")).toHaveValue("Solveig Haugen");
  expect(posts).toEqual([]);
});

test("the examples are labelled and inactive", async ({ page }) => {
  await openPreview(page, draft);
  await expect(page.getByText("Bare dere ser det som er merket «Eksempel».")).toBeVisible();
  for (const chapter of [page.locator("#onskeliste"), page.locator("#bilder")]) {
    await expect(chapter.getByText("Eksempel", { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Reserver" })).toHaveCount(0);
  await expect(page.locator(".photos button")).toHaveCount(0);
});

test("in a frame the preview has no bar and keeps its scroll position", async ({
  plannerPage: page,
}) => {
  await page.goto("/healthz");
  await page.evaluate(() => {
    document.body.innerHTML = `<iframe name="preview-frame" src="/preview?frame=1" width="400" height="600"></iframe>
      <form method="post" action="/preview?frame=1" target="preview-frame">
        <input name="bride" value="Ada"><input name="selectedTheme" value="elegant"><button>Vis</button></form>`;
  });
  const frame = page.frameLocator("iframe");
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Kari");
  await expect(frame.getByRole("link", { name: "Tilbake" })).toHaveCount(0);
  // Its script remembers the position from here on.
  await page.frame("preview-frame")?.waitForLoadState("load");
  await frame.locator("html").evaluate((html) => html.scrollTo({ top: 700, behavior: "instant" }));
  await page.getByRole("button", { name: "Vis" }).click();
  await expect(heading).toContainText("Ada");
  await page.frame("preview-frame")?.waitForLoadState("load");
  const scrollTop = await frame.locator("html").evaluate((html) => html.scrollTop);
  // Fonts that arrive later move the page by a pixel.
  expect(Math.abs(scrollTop - 700)).toBeLessThanOrEqual(2);
  await frame.getByRole("link", { name: "Laget med Jaord" }).click();
  await expect(heading).toContainText("Ada");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the wizard's button opens the preview, and the preview sends nothing", async ({ page }) => {
    await page.goto("/preview");
    await expect(page.getByRole("heading")).toHaveText("Kladden ligger i nettleseren");
    await page.getByRole("link", { name: "Til kladden" }).click();

    await page.getByLabel("Brudens navn").fill("Ingrid");
    await page.getByLabel("Brudgommens navn").fill("Aksel");
    await page.getByLabel("Bryllupsdato").fill("2031-06-14");
    const nextButton = page.getByRole("button", { name: "Neste" }).last();
    await nextButton.click();
    await page.getByLabel("Hage").check();
    await nextButton.click();
    await nextButton.click();
    await page.getByLabel("Historien deres").fill("Kort.");
    await page.getByRole("button", { name: "Forhåndsvis" }).click();

    await expect(page.locator(".page")).toHaveAttribute("data-theme", "garden");
    await expect(page.getByText("Kort.")).toBeVisible();
    await page.locator("#rsvp summary").click();
    await page.locator("#rsvp button[type=submit]").click();
    await expect(page.getByRole("heading")).toHaveText("Dette er en forhåndsvisning");
  });
});

/** Stores a draft as the wizard does, on a page without script. */
async function storeDraft(page: Page, fields: typeof draft): Promise<void> {
  await page.goto("/healthz");
  const text = JSON.stringify(fields);
  await page.evaluate((text) => localStorage.setItem("wedding-data", text), text);
}

async function openPreview(page: Page, fields: typeof draft): Promise<void> {
  await storeDraft(page, fields);
  await page.goto("/preview");
  await expect(page.getByText("Slik ser gjestene siden")).toBeVisible();
}

function overflow(page: Page): Promise<number> {
  return page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
}
