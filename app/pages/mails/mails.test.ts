import { expect, test } from "vitest";
import { themeIds } from "#app/features/weddings/rules.ts";
import { contrast } from "#app/ui/contrast.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { addressees, householdMail, type InvitationMail } from "./invitation-mail.ts";
import { mailThemeOf } from "./mail-theme.ts";

const person = {
  guestId: "a",
  isCompanion: false,
  isChild: false,
  name: "Åse Bjørnø",
  status: "pending",
} as const;
const wedding = {
  bride: "Ingrid",
  groom: "Mathias",
  weddingDate: "2027-06-12",
  ceremonyTime: "13:00",
  answerDeadline: "2027-04-01",
  selectedTheme: "romantic",
  colors: "",
} as InvitationMail["wedding"];

test.each(themeIds)("the text of mails is readable in %s, light and dark", (theme) => {
  const { light, dark } = mailThemeOf(theme, "");
  for (const colors of [light, dark]) {
    for (const ground of [colors.page, colors.paper, colors.envelope]) {
      for (const text of [colors.ink, colors.muted]) {
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
  }
});

test("nothing is lost when pictures are blocked, and what people wrote stays text", () => {
  const mail = letter({ greeting: "Kom {dato}!\n<b>Ta med</b> blåbær." });
  const { document, getByRole, getByText } = parseHtml(mail.html);
  expect(document.querySelectorAll("script, b")).toHaveLength(0);
  for (const image of document.querySelectorAll("img")) {
    expect(image.getAttribute("alt")).toBe("");
    // A blocked picture with both sizes leaves a box.
    expect(image.hasAttribute("height")).toBe(false);
  }
  expect(getByRole("heading", { name: "Åse" })).toBeDefined();
  expect(getByText(/lørdag 12\. juni 2027 kl\. 13\.00/)).toBeDefined();
  expect(getByRole("link", { name: "Se invitasjonen og svar" })).toBeDefined();
  expect(getByText("innen torsdag 1. april")).toBeDefined();
  expect(mail.text).toContain("Kom lørdag 12. juni 2027 kl. 13.00!\n<b>Ta med</b> blåbær.");
  expect(mail.text).toContain("https://jaord.no/unsubscribe/x");
});

test.each([
  ["", [person]],
  ["Ta gjerne med et følge.", [person, companion("a")]],
  ["", [person, { ...companion("a"), name: "Linnea" }]],
  [
    "Kåre, ta gjerne med et følge.",
    [person, { ...person, guestId: "b", name: "Kåre Lie" }, companion("b")],
  ],
])("a companion without a name is invited: %j", (line, people) => {
  const { text } = letter({ household: { people, recipientName: null } });
  const found = text.split("\n").filter((each) => each.endsWith("et følge."));
  expect(found).toEqual(line ? [line] : []);
});

test("a companion with a name is addressed", () => {
  const people = [person, { ...companion("a"), name: "Linnea Ås" }];
  expect(addressees({ people })).toBe("Åse og Linnea");
});

test("a name cannot add headers or HTML", () => {
  const name = '"><script>alert(1)</script>';
  const { html } = letter({ household: { people: [{ ...person, name }], recipientName: name } });
  expect(parseHtml(html).document.querySelectorAll("script")).toHaveLength(0);
});

function companion(guestId: string) {
  return { ...person, guestId, isCompanion: true, name: null };
}

function letter(overrides: Partial<InvitationMail>) {
  return householdMail("invitation", {
    wedding,
    household: { people: [person], recipientName: "Åse Bjørnø" },
    address: "ase@epost.no",
    greeting: "Vi gifter oss {dato}.",
    link: "https://jaord.no/b/ingrid-mathias/K7QF-92MD",
    unsubscribeUrl: "https://jaord.no/unsubscribe/x",
    publicUrl: "https://jaord.no",
    ...overrides,
  });
}
