import type { Locator, Page } from "@playwright/test";
import { checkStates } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, toast, toastButton } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

const guests = 2000;
const errors = 40;

test("2,000 rows with 40 errors are pasted, mended, imported and undone", async ({
  page,
  server,
  site,
}) => {
  await addSessionCookies(page, await signUpOwner(server, "import@example.no"), site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/guest-list/import");
  await pasteInto(page.getByLabel("Lim inn gjestelisten"), sheet());
  await expect(page.getByText("2001 linjer limt inn, 3 kolonner")).toBeVisible();
  await page.getByRole("button", { name: "Neste" }).press("Enter");

  await expect(importButton(page)).toHaveAccessibleName(`Importer ${guests - errors / 2} gjester`);
  await page.getByRole("link", { name: `Å se på ${errors}` }).press("Enter");
  await expect(page.getByRole("link", { name: "Skriv inn navn" })).toHaveCount(errors / 2);
  await page.getByRole("link", { name: "Skriv inn navn" }).first().press("Enter");
  const name = page.getByRole("textbox", { name: "Navn" });
  await expect(name).toBeFocused();
  await name.fill("Berit Moe");
  await name.press("Enter");
  await expect(importButton(page)).toHaveAccessibleName(
    `Importer ${guests - errors / 2 + 1} gjester`,
  );

  await expect(page.getByRole("link", { name: "Rett adressen" }).first()).toBeFocused();

  await importButton(page).press("Enter");
  await expect(page.getByRole("heading", { name: "1981 gjester er lagt til" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Navn mangler" })).toHaveCount(
    errors / 2 - 1,
  );
  await page.getByRole("link", { name: "Legg til rad 102" }).press("Enter");
  await expect(name).toBeFocused();
  await name.press("Enter");
  await expect(page.getByText("Skriv inn navnet på gjesten")).toBeVisible();
  await name.fill("Ola Moe");
  await name.press("Enter");
  await expect(page.getByRole("heading", { name: "1982 gjester er lagt til" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Legg til rad 202" })).toBeFocused();
  await page.getByRole("button", { name: "Angre importen" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Importen er angret" })).toBeVisible();
});

test("every step is accessible", async ({ page, server, site }) => {
  await addSessionCookies(page, await signUpOwner(server, "import-uu@example.no"), site);
  const next = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await checkStates(page, [
    { path: "/guest-list/import" },
    {
      name: "error",
      reach: async () => {
        await choose(page, "gjester.pdf", "%PDF-1.7");
        await page.getByText(/^Dette er en PDF/).waitFor();
      },
    },
    {
      name: "pasted list",
      reach: async () => {
        const rows = ["Kari Moe;kari@epost.no;NØTTER!", "Kari;kari@epost.no;", ";feil;egg"];
        const text = ["Navn;E-post;Allergier", ...rows].join("\n");
        await page.getByLabel("Lim inn gjestelisten").fill(text);
        await page.getByText("4 linjer limt inn, 3 kolonner").waitFor();
      },
    },
    {
      name: "columns",
      reach: async () => {
        await next("Neste");
        await importButton(page).waitFor();
      },
    },
    {
      name: "form in a row",
      reach: async () => {
        await page.getByRole("link", { name: "Skriv inn navn" }).click();
        await page.getByRole("textbox", { name: "Navn" }).waitFor();
      },
    },
    {
      name: "result",
      reach: async () => {
        await importButton(page).click();
        await page.getByRole("heading", { name: "1 gjest er lagt til" }).waitFor();
      },
    },
    {
      name: "form of a skipped row",
      reach: async () => {
        await page.getByRole("link", { name: "Legg til rad 4" }).click();
        await next("Legg til");
        await page.getByText("Skriv inn navnet på gjesten").waitFor();
      },
    },
    {
      name: "undone",
      reach: async () => {
        await next("Angre importen");
        await page.getByRole("heading", { name: "Importen er angret" }).waitFor();
      },
    },
  ]);
});

test("without a network nothing is lost, and it can be tried again", async ({
  page,
  server,
  site,
  context,
}) => {
  await addSessionCookies(page, await signUpOwner(server, "import-nett@example.no"), site);
  await page.goto("/guest-list/import");
  await page
    .getByLabel("Lim inn gjestelisten")
    .fill("Navn\tE-post\nKari Moe\tkari@epost.no\nGjester\t\n");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Neste" }).click();
  await expect(page.getByRole("alert").getByText("Kunne ikke lese fila")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Kari Moe" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Neste" }).click();
  await importButton(page).click();
  await expect(page.getByRole("heading", { name: "1 gjest er lagt til" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Legg til rad 3" }).click();
  await expect(toast(page, "Kunne ikke legge til gjesten")).toBeVisible();
  await context.setOffline(false);
  await toastButton(page, "Kunne ikke legge til gjesten", "Prøv igjen").click();
  await expect(page.getByRole("heading", { name: "2 gjester er lagt til" })).toBeVisible();
});

test("on a phone a file is chosen, and a duplicate is decided", async ({ page, server, site }) => {
  await addSessionCookies(page, await signUpOwner(server, "import-mobil@example.no"), site);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/guest-list/import");
  await choose(page, "gjester.pdf", "%PDF-1.7");
  await expect(page.getByText(/^Dette er en PDF/)).toBeVisible();
  const rows = "Navn;E-post\nKari Moe;kari@epost.no\nKari;kari@epost.no\nBilen;\n";
  await choose(page, "gjester.csv", rows);
  await expect(importButton(page)).toHaveAccessibleName("Importer 2 gjester");
  await page.getByLabel("Hva er i kolonnen E-post?").filter({ visible: true }).selectOption("");
  await expect(importButton(page)).toHaveAccessibleName("Importer 3 gjester");
  await page
    .getByLabel("Hva er i kolonnen E-post?")
    .filter({ visible: true })
    .selectOption("email");
  await expect(importButton(page)).toHaveAccessibleName("Importer 2 gjester");
  await importButton(page).click();
  await expect(page.getByRole("heading", { name: "2 gjester er lagt til" })).toBeVisible();
});

test("the last of two quick choices of a column counts, and keeps the focus", async ({
  page,
  server,
  site,
}) => {
  await addSessionCookies(page, await signUpOwner(server, "import-raskt@example.no"), site);
  await page.goto("/guest-list/import");
  await choose(page, "gjester.csv", "Navn;E-post\nKari Moe;kari@epost.no\nKari;kari@epost.no\n");
  await importButton(page).waitFor();
  const column = page.getByLabel("Hva er i kolonnen E-post?").filter({ visible: true });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const later: Promise<unknown>[] = [];
  let sent = 0;
  await page.route("**/guest-list/import.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (sent++ > 0) {
      const response = route.fetch();
      later.push(response);
      return route.fulfill({ response: await response });
    }
    await held;
    // Reaches the server even when the page has given it up.
    const response = await route.fetch();
    await route.fulfill({ response }).catch(() => undefined);
  });
  const firstSent = page.waitForRequest((request) => request.method() === "POST");
  const lastSaved = page.waitForResponse(
    (response) => response.request().postData()?.includes("column=email") ?? false,
  );
  await column.focus();
  await column.selectOption("");
  await firstSent;
  await column.selectOption("email");
  // A request of the page comes after those that the choice has sent.
  await page.evaluate(async () => (await fetch("/healthz")).text());
  await Promise.all(later);
  release();
  await page.unrouteAll({ behavior: "wait" });
  await lastSaved;
  await expect(column).toHaveValue("email");
  await expect(column).toBeFocused();
  await page.reload();
  await expect(column).toHaveValue("email");
});

test("a file that is read while the page loads again stays open", async ({
  page,
  server,
  site,
}) => {
  await addSessionCookies(page, await signUpOwner(server, "import-samtidig@example.no"), site);
  await page.goto("/guest-list/import");
  const loaded = Promise.withResolvers<void>();
  const loading = Promise.withResolvers<void>();
  await page.route("**/guest-list/import.data*", async (route) => {
    const request = route.request();
    if (request.method() === "POST" || request.url().includes("id=")) return route.continue();
    loading.resolve();
    await loaded.promise;
    await route.continue();
  });
  // The page loads again once it has a connection.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await loading.promise;
  const read = page.waitForResponse((response) => response.request().method() === "POST");
  await choose(page, "gjester.csv", "Navn\nKari Moe\n");
  await read;
  // By then the page would have followed the redirect.
  await page.evaluate(async () => (await fetch("/healthz")).text());
  loaded.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await expect(importButton(page)).toBeVisible();
  await expect(page).toHaveURL(/id=/);
  await page.reload();
  await expect(importButton(page)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a pasted list is mended, imported and undone", async ({ page, server, site }) => {
    await addSessionCookies(page, await signUpOwner(server, "import-uten@example.no"), site);
    await page.goto("/guest-list/import");
    await page.getByRole("button", { name: "Neste" }).click();
    await expect(page.getByText("Lim inn gjestelisten eller velg en fil først.")).toBeVisible();
    await page
      .getByLabel("Lim inn gjestelisten")
      .fill("Navn\tE-post\nKari Moe\tkari.epost.no\n\tper@epost.no\n");
    await page.getByRole("button", { name: "Neste" }).click();
    await page.getByRole("link", { name: "Rett adressen" }).filter({ visible: true }).click();
    const address = page.getByRole("textbox", { name: "E-post" });
    await address.filter({ visible: true }).fill("kari@epost.no");
    await page.getByRole("button", { name: "Lagre" }).filter({ visible: true }).click();
    await importButton(page).click();
    await expect(page.getByRole("heading", { name: "1 gjest er lagt til" })).toBeVisible();
    await page.getByRole("link", { name: "Legg til rad 3" }).click();
    await page.getByRole("button", { name: "Legg til", exact: true }).click();
    await expect(page.getByText("Skriv inn navnet på gjesten")).toBeVisible();
    await page.getByRole("textbox", { name: "Navn" }).fill("Per Moe");
    await page.getByRole("button", { name: "Legg til", exact: true }).click();
    await expect(page.getByRole("heading", { name: "2 gjester er lagt til" })).toBeVisible();
    await page.getByRole("button", { name: "Angre importen" }).click();
    await expect(page.getByRole("heading", { name: "Importen er angret" })).toBeVisible();
  });
});

function importButton(page: Page) {
  return page.getByRole("button", { name: /^Importer \d/ });
}

function choose(page: Page, name: string, content: string) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
  return page.getByLabel("Velg en fil").setInputFiles(file);
}

/** `fill` takes seconds for so many lines. */
function pasteInto(field: Locator, text: string): Promise<void> {
  return field.evaluate((element: HTMLTextAreaElement, value) => {
    element.focus();
    element.setRangeText(value);
    element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  }, text);
}

/** Every hundredth row has no name, and the one after it a wrong e-mail. */
function sheet(): string {
  const rows = Array.from({ length: guests }, (_, index) => {
    const name = index % 100 === 0 ? "" : `Gjest${index} Hansen`;
    const address = index % 100 === 1 ? "feil" : `gjest${index}@epost.no`;
    return [name, address, "Familien"].join("\t");
  });
  return [["Navn", "E-post", "Gruppe"].join("\t"), ...rows].join("\n");
}
