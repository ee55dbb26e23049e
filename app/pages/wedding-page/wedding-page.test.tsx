import { gzipSync } from "node:zlib";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { submissionFields } from "#app/features/submissions/rules.ts";
import type { HeroImage, Wedding } from "#app/features/weddings/queries.server.ts";
import { openFormRefusal, themeIds } from "#app/features/weddings/rules.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import type { GuestFormError } from "./guest-form-errors.ts";
import type { GuestPage } from "./guest-page.server.ts";
import { viewPage } from "./page-view.server.ts";
import { previewTags } from "./preview-tags.ts";
import { WeddingPage } from "./wedding-page.tsx";

const wedding: Wedding = {
  id: "8a6e0804-2bd0-4672-b79d-d97027f9071a",
  bride: "Ingrid",
  groom: "Ola <b>",
  partners: "bride-groom",
  weddingDate: "2027-06-19",
  venue: "Granavollen",
  city: "Gran",
  theme: "",
  colors: "",
  story: "Først.\n\nSå.",
  welcomeLine: "",
  guestCount: null,
  ceremony: "Kl. 13.00, Nikolaikirken",
  ceremonyPlace: "",
  ceremonyTime: null,
  reception: "",
  receptionPlace: "",
  receptionTime: null,
  selectedTheme: "romantic",
  heroImage: null,
  giftAccount: null,
  giftNote: null,
  giftBoxVersion: 1,
  approvePhotos: false,
  answerMode: "both",
  answerDeadline: null,
  version: 3,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const photo: HeroImage = {
  id: "0b2c1d5e-1111-4222-8333-444455556666",
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
};

beforeAll(() => {
  const settings = { PUBLIC_URL: "https://jaord.example", SMTP_URL: "smtp://localhost" };
  configure(parseConfig(settings));
});

const beforeWedding = new Date("2026-11-20T12:00:00Z");

function render(
  change: Partial<Wedding> = {},
  instant = beforeWedding,
  image: HeroImage | null = null,
  refusal: GuestFormError | null = null,
  message: string | null = null,
) {
  const guestPage: GuestPage = {
    page: viewPage({ ...wedding, ...change }, image, instant),
    css: "",
    fonts: [],
    weddingId: wedding.id,
    isDemo: false,
    query: "",
    formToken: "new token",
    flashMessage: message,
    validUntil: instant,
    answerRefusal: openFormRefusal({ ...wedding, ...change }, osloDate(instant)),
    answers: [],
    guestName: "",
    wishes: {
      weddingId: wedding.id,
      cards: [],
      money: null,
      requested: 12,
      openWishId: null,
      lastChangedWishId: null,
    },
    gallery: {
      pageId: wedding.id,
      photos: [],
      total: 0,
      totalLikes: 0,
      offset: 0,
      newerHref: null,
      olderHref: null,
      likesAction: "",
      removalAction: "",
      bouquet: { src: "/bouquet.svg", width: 432, height: 506 },
      failed: false,
    },
    greeting: { action: "", drawing: { src: "/letter.svg", width: 360, height: 300 }, sent: null },
  };
  return renderToString(<WeddingPage guestPage={guestPage} refusal={refusal} />);
}

describe.each(themeIds)("%s", (selectedTheme) => {
  const html = () => render({ selectedTheme });

  it("has one h1, no style attributes and no inline scripts", () => {
    const { document, getAllByRole } = parseHtml(html());
    expect(getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(document.querySelector("[style], body script")).toBeNull();
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(attributes.filter((name) => name.startsWith("on"))).toEqual([]);
  });

  it("shows the couple's welcome line as text under the names, and nothing without one", () => {
    const welcomeLine = "Kom som dere er, <b>Kari</b>.";
    const { document } = parseHtml(render({ selectedTheme, welcomeLine }));
    expect(document.querySelector("h1 + .hero-welcome")?.textContent).toBe(welcomeLine);
    expect(html()).not.toContain("hero-welcome");
  });

  it("is smaller than 4.5 kB gzipped", () => {
    expect(gzipSync(html()).length).toBeLessThan(4500);
  });

  it("gives every image a width and a height", () => {
    const pictures = [...parseHtml(html()).document.querySelectorAll("img")];
    expect(pictures.length).toBeGreaterThan(4);
    for (const { width, height } of pictures) expect(Math.min(width, height)).toBeGreaterThan(0);
  });
});

it("names, date and place are shown and escaped", () => {
  expect(render()).toContain("<bdi>Ola &lt;b&gt;</bdi>");
  expect(render()).toContain("lørdag 19. juni 2027");
  expect(render()).toContain("Granavollen, Gran");
});

it("a party in the night after the wedding day says which night", () => {
  const html = render({ receptionTime: "00:30", receptionPlace: "Låven" });
  expect(html).toContain("kl. 00.30, natt til søndag");
  expect(html).toContain("part=reception");
});

it("web addresses in the story and the programme are links", () => {
  const story = "Vi møttes på https://dugnad.no.";
  const html = render({ story, ceremony: "www.kirken.no", reception: "Se https://a.no/buss" });
  const outside = [...parseHtml(html).document.querySelectorAll("a[rel~=nofollow]")];
  expect(outside.map((link) => link.getAttribute("href"))).toEqual([
    "https://dugnad.no/",
    "https://www.kirken.no/",
    "https://a.no/buss",
  ]);
});

it("sections without content are left out", () => {
  expect(render()).toContain("Vielse");
  expect(render()).not.toContain("Bryllupsfest");
  expect(render({ ceremony: " ", reception: "" })).not.toContain("Program");
  expect(render({ story: "" })).not.toContain("Vår historie");
});

it("the countdown changes on the wedding day and after it", () => {
  const unitTexts = (html: string) =>
    [...parseHtml(html).document.querySelectorAll("[data-unit]")].map((unit) => unit.textContent);
  expect(unitTexts(render())).toContain("210dager");
  expect(unitTexts(render({}, new Date("2027-06-17T21:59:59Z")))).toEqual([
    "1dag",
    "0timer",
    "0minutter",
    "1sekund",
  ]);
  expect(unitTexts(render({}, new Date("2024-05-01T12:00:00Z")))).toContain("1\u00a0143dager");
  // Read aloud are calendar days in Norway, as the couple's dashboard counts them.
  expect(render()).toContain("Det er 211 dager til bryllupet.");
  expect(render({}, new Date("2027-06-17T21:59:59Z"))).toContain("Det er 2 dager til bryllupet.");
  expect(render({}, new Date("2027-06-17T22:00:00Z"))).toContain("Bryllupet er i morgen.");
  expect(render({}, new Date("2027-06-18T22:00:00Z"))).toContain("I DAG ER DAGEN!");
  expect(render({}, new Date("2027-06-19T22:00:00Z"))).toContain("Gift 19. juni 2027");
});

it("what leads the page changes with the days", () => {
  const headings = (instant: string) =>
    parseHtml(render({}, new Date(instant)))
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
  const lead = (instant: string) =>
    parseHtml(render({}, new Date(instant))).document.querySelector(".hero-answer")?.textContent;
  const [before, day, after] = [
    "2026-11-20T12:00:00Z",
    "2027-06-18T22:00:00Z",
    "2027-06-19T22:00:00Z",
  ];
  expect(headings(before).slice(0, 3)).toEqual(["Vår historie", "Program", "Kommer du?"]);
  expect(headings("2027-06-14T12:00:00Z").slice(0, 2)).toEqual(["Program", "Kommer du?"]);
  expect(headings(day).slice(0, 2)).toEqual(["Program", "Bilder"]);
  expect(headings(after).slice(0, 2)).toEqual(["Bilder", "Send en hilsen"]);
  expect([before, day, after].map(lead)).toEqual([
    "Svar på invitasjonen",
    "Se programmet",
    "Se og del bilder",
  ]);
});

it("the page links to each of its sections, and to no other", () => {
  const { document, getByRole } = parseHtml(render({ story: "" }));
  const links = [...getByRole("navigation", { name: "På denne siden" }).querySelectorAll("a")];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Program",
    "Svar",
    "Bilder",
    "Hilsen",
  ]);
  for (const { hash } of links) expect(document.querySelector(hash)).not.toBeNull();
});

it("there is no RSVP form after the wedding day", () => {
  const after = render({}, new Date("2027-06-20T12:00:00Z"));
  expect(after).toContain("Vi giftet oss");
  expect(after).not.toMatch(/id="svar"|#rsvp|#svar/);
  expect(render({}, new Date("2027-06-19T12:00:00Z"))).toContain('id="svar"');
});

it("an answer after the wedding day is told that it is too late", () => {
  const after = render({}, new Date("2027-06-20T12:00:00Z"), null, {
    form: "answer",
    reason: "over",
  });
  expect(parseHtml(after).document.getElementById("rsvp")?.dataset.state).toBe("over");
  expect(after).toContain("Bryllupsdagen er over, og siden tar ikke lenger imot svar.");
  expect(after).not.toContain('id="svar"');
  expect(render({}, beforeWedding, null, { form: "answer", reason: "over" })).not.toContain(
    "Bryllupsdagen er over",
  );
});

it("the flash message is shown once", () => {
  const html = render({}, beforeWedding, null, null, "Takk for hilsenen");
  const flash = parseHtml(html).getByText("Takk for hilsenen");
  expect(flash.id).toBe("flash");
  expect(flash.closest("[role=status]")).not.toBeNull();
  expect(render()).not.toContain('id="flash"');
});

it("every form has a new token, a refused one keeps its own", () => {
  expect(render()).toContain(`name="${submissionFields.token}" value="new token"`);
  const errors = {
    formError: "Send igjen",
    fieldErrors: {},
    values: { [submissionFields.token]: "before" },
  };
  const refused = render({}, beforeWedding, null, { form: "answer", reason: "too-fast", errors });
  expect(refused).toContain('value="before"');
  expect(refused).not.toContain('value="new token"');
});

it("the couple's photo is offered in several widths", () => {
  const html = render({}, beforeWedding, photo);
  expect(html).toContain(`/files/pictures/${photo.id}-480.webp 480w`);
  expect(html).toContain('alt="Ingrid og Ola &lt;b&gt;"');
  expect(html).not.toContain("landscape");
  expect(html).toContain("/corner-photo.svg");
});

it("an unknown theme falls back to the first", () => {
  expect(render({ selectedTheme: JSON.parse('"neon"') })).toContain('data-theme="romantic"');
});

it("link previews get absolute URLs, and search engines are kept out", () => {
  const tags = JSON.stringify(previewTags(viewPage(wedding, null, beforeWedding).preview));
  expect(tags).toContain("Ingrid & Ola <b> · 19. juni 2027");
  expect(tags).toContain(`https://jaord.example/wedding-card.jpg?id=${wedding.id}&v=3`);
  expect(tags).toContain('{"name":"robots","content":"noindex"}');
});
