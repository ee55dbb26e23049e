import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { themeIds } from "#app/features/weddings/rules.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertWedding, insertWishes, readWish } from "#tests/support/factories.ts";
import { openAsGuest, postWishForm } from "#tests/support/guest-client.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { noisyJpeg } from "#tests/support/pictures.ts";
import { connectToServer } from "#tests/support/server.ts";
import { signInAsDemo, signUpOwner } from "#tests/support/sessions.ts";

const server = inject("server");
const unknownId = "00000000-0000-4000-8000-000000000000";

beforeAll(() => connectToServer(server));
afterAll(disconnectDatabase);

test("the preview shows a draft in every theme, with and without a photo", async () => {
  const photo = await uploadHero();
  for (const selectedTheme of themeIds) {
    for (const heroImage of ["", photo]) {
      const body = new URLSearchParams({
        bride: "Ingrid",
        groom: "Aksel",
        weddingDate: "2031-06-14",
        story: "Vi møttes på en dugnad.\n\nNi år senere gleder vi oss.",
        selectedTheme,
        heroImage,
      });
      const response = await fetch(`${server.url}/preview`, { method: "POST", body });
      const { document, getAllByText } = parseHtml(await response.text());
      expect(document.querySelector(".page")?.getAttribute("data-theme")).toBe(selectedTheme);
      const picture = document.querySelector(".hero-photo img")?.getAttribute("src");
      expect(picture).toContain(heroImage || "landscape");
      expect(getAllByText(/lørdag 14\. juni 2031/).length).toBeGreaterThan(0);
      expect(getAllByText("Ni år senere gleder vi oss.").length).toBeGreaterThan(0);
    }
  }
});

test("the preview equals the public page", async () => {
  const { weddingId, ...owner } = await signInAsDemo(server.url);
  const guests = await (await fetch(`${server.url}/wedding?id=${weddingId}`)).text();
  const preview = await (await owner.fetch("/preview")).text();
  expect(comparableText(preview)).toBe(
    comparableText(guests)
      .replaceAll("/wedding#", "/preview#")
      .replace(`/wedding/likes?id=${weddingId}`, "/preview?send=like")
      .replaceAll(`/wedding?id=${weddingId}&amp;`, "/preview?")
      .replaceAll(`/wedding?id=${weddingId}"`, '/preview?"')
      .replaceAll(`="${weddingId}"`, '="preview"'),
  );
  expect(preview).toContain("Slik ser gjestene siden");
  expect(guests).not.toContain("forhåndsvisning");
});

test("a couple without wishes and photos sees examples; guests see none", async () => {
  const { weddingId, ...couple } = await signUpOwner(server, "eksempler@example.no");
  const preview = await (await couple.fetch("/preview")).text();
  const guests = await (await fetch(`${server.url}/wedding?id=${weddingId}`)).text();
  expect(preview).toContain("Vaffeljern");
  expect(guests).not.toContain("oppdiktet");
  for (const word of ["Vaffeljern", "Gunnvor", "Eksempel", "eksempel-"]) {
    expect(guests).not.toContain(word);
  }
});

test("an unknown wedding gets a 404 page", async () => {
  const response = await fetch(`${server.url}/wedding?id=${unknownId}`);
  expect(response.status).toBe(404);
  const { getByText } = parseHtml(await response.text());
  expect(getByText(/Dette bryllupet eksisterer ikke eller har blitt slettet/)).toBeDefined();
});

test("a wish of another wedding gets the same 404 as an unknown one", async () => {
  const { url } = server;
  const [wishId = ""] = await insertWishes(await insertWedding(), [{ title: "Champagneglass" }]);
  const other = await insertWedding();
  for (const id of [wishId, unknownId, "' or 1=1"]) {
    const guest = await openAsGuest(url, other, "Sigrid");
    const { status, page } = await postWishForm(url, other, guest, "reservation", id);
    expect(status).toBe(404);
    const alerts = parseHtml(page).getAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      "Kunne ikke reservere gjenstand. Ønsket står ikke lenger på listen.",
    ]);
    expect(page).not.toContain("Champagneglass");
    const released = await postWishForm(url, other, guest, "release", id);
    expect(released.status).toBe(404);
  }
  expect(await readWish(wishId)).toMatchObject({ purchased: false });
});

/** The page's HTML without form tokens, the countdown and the form that pages through photos. */
function comparableText(html: string): string {
  const { document } = parseHtml(html);
  for (const own of document.querySelectorAll("countdown-clock, .demo-note, .preview-bar"))
    own.remove();
  for (const token of document.querySelectorAll("[name=ticket]")) token.removeAttribute("value");
  for (const id of document.querySelectorAll("form[action='/wedding'] > [name=id]")) id.remove();
  for (const form of document.querySelectorAll("form[action='/wedding']")) {
    form.setAttribute("action", "/preview");
  }
  return document.querySelector(".page")?.outerHTML ?? "no page";
}

async function uploadHero(): Promise<string> {
  const form = new FormData();
  const picture = new Blob([new Uint8Array(await noisyJpeg(800, 600))], { type: "image/jpeg" });
  form.set("picture", picture, "oss.jpg");
  const response = await fetch(`${server.url}/uploads/hero`, { method: "POST", body: form });
  return (await response.json()).id;
}
