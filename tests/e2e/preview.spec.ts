import type { Page } from "@playwright/test";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { themeIds } from "#app/features/weddings/rules.ts";
import { expect, expectAccessible, test as journey } from "#tests/support/journey.ts";
import { noisyJpeg } from "#tests/support/pictures.ts";
import { signInAsDemo, signUp } from "#tests/support/sessions.ts";

const test = journey.extend<object, { photo: string }>({
  photo: [async ({ site }, use) => use(await upload(site)), { scope: "worker" }],
});

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

test("the preview shows a draft in every theme", async ({ page, site, photo }) => {
  for (const selectedTheme of themeIds) {
    for (const heroImage of ["", photo]) {
      const body = new URLSearchParams({ ...draft, selectedTheme, heroImage });
      const html = await (await fetch(`${site}/preview`, { method: "POST", body })).text();
      expect(html).toContain(`data-theme="${selectedTheme}"`);
      expect(html).toMatch(heroImage || /hero-photo.*landscape/s);
      for (const words of ["lørdag 14. juni 2031", "Ni år senere gleder vi oss."]) {
        expect(html).toContain(words);
      }
    }
  }
  // How each theme looks is measured on the page itself; here only the bar and the examples are new.
  await page.setViewportSize({ width: 360, height: 800 });
  await openPreview(page, { ...draft, heroImage: photo });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ingrid\s*&\s*Aksel/);
  await expectAccessible(page);
  expect(await overflow(page), "360 px").toBe(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expectAccessible(page, ".hero");
  expect(await overflow(page), "1440 px").toBe(0);
});

test("going from the wizard to the preview and back keeps the draft", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await storeDraft(page, draft);
  await page.goto("/create?step=5");
  const ceremony = page.getByLabel("Vielse");
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
    await expectAccessible(page);
  }
});

test("forms on the preview send nothing and say so", async ({ page, site }) => {
  await signIn(page, site);
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
  await expectAccessible(page);
  expect(posts).toEqual([]);
});

test("the preview equals the public page", async ({ site }) => {
  const { weddingId, ...owner } = await signInAsDemo(site);
  const guests = await (await fetch(`${site}/wedding?id=${weddingId}`)).text();
  const preview = await (await owner.fetch("/preview")).text();
  expect(comparableHtml(preview)).toBe(
    comparableHtml(guests)
      .replace(/"\/wedding"><input type="hidden" name="id" [^>]*>/, '"/preview">')
      .replaceAll('"/wedding#', '"/preview#')
      .replace(`/wedding/likes?id=${weddingId}`, "/preview?send=like")
      .replaceAll(`/wedding?id=${weddingId}&amp;`, "/preview?")
      .replaceAll(`/wedding?id=${weddingId}"`, '/preview?"')
      .replaceAll(`="${weddingId}"`, '="preview"'),
  );
  expect(preview).toContain("Slik ser gjestene siden");
  expect(guests).not.toContain("forhåndsvisning");
});

test("a couple sees labelled, inactive examples; guests see none", async ({
  page,
  site,
  server,
}) => {
  const couple = await signUp(server, "par@example.no");
  const fields = new URLSearchParams({ ...draft, intent: "save" });
  expect((await couple.fetch("/create?step=5", { method: "POST", body: fields })).status).toBe(303);
  const preview = await (await couple.fetch("/preview")).text();
  const dashboard = await (await couple.fetch("/admin")).text();
  const publicPath = /\/wedding\?id=[0-9a-f-]{36}/.exec(dashboard)?.[0] ?? "";
  const guests = await (await fetch(site + publicPath)).text();
  expect(preview).toContain("Vaffeljern");
  for (const word of ["Vaffeljern", "Gunnvor", "Eksempel", "eksempel-"]) {
    expect(guests).not.toContain(word);
  }

  await openPreview(page, draft);
  for (const chapter of [page.locator("#onskeliste"), page.locator("#bilder")]) {
    await expect(chapter.getByText("Eksempel", { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Reserver" })).toHaveCount(0);
  await expect(page.locator(".photos button")).toHaveCount(0);
});

test("in a frame the preview has no bar and keeps its scroll position", async ({ page, site }) => {
  await signIn(page, site);
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
  const scrolled = () => frame.locator("html").evaluate((html) => html.scrollTop);
  await frame.locator("html").evaluate((html) => html.scrollTo(0, 700));
  await page.getByRole("button", { name: "Vis" }).click();
  await expect(heading).toContainText("Ada");
  await expect.poll(scrolled).toBe(700);
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
    const onward = page.getByRole("button", { name: "Neste" }).last();
    await onward.click();
    await page.getByLabel("Hage").check();
    await onward.click();
    await onward.click();
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

/** Uploads a picture. Returns its id. */
async function upload(site: string): Promise<string> {
  const form = new FormData();
  form.set("picture", new Blob([await noisyJpeg(800, 600)], { type: "image/jpeg" }), "oss.jpg");
  const response = await fetch(`${site}/uploads/hero`, { method: "POST", body: form });
  return (await response.json()).id;
}

async function signIn(page: Page, site: string): Promise<void> {
  const { email, password } = demoAccount;
  await page.request.post(`${site}/auth`, { form: { email, password, intent: "login" } });
}

function overflow(page: Page): Promise<number> {
  return page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
}

/** The page's HTML without form tokens and the countdown. */
function comparableHtml(html: string): string {
  const page = /<div class="page".*<\/footer>/s.exec(html)?.[0] ?? "no page";
  return page
    .replace(/<countdown-clock.*<\/countdown-clock>/s, "")
    .replaceAll(/name="ticket"( autoComplete="off")? value="[^"]*"/g, "");
}
