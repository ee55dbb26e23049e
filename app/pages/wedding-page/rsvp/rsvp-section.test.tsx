import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { OwnAnswer } from "#app/features/rsvp/queries.server.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { RsvpSection } from "./rsvp-section.tsx";
import { viewRsvp } from "./rsvp-view.ts";

const own: OwnAnswer = {
  id: "own",
  guestName: "Solveig",
  email: "s@epost.no",
  attending: true,
  guestCount: 2,
  plusOneName: "Jonas",
  dietaryRestrictions: "Nøtter",
  message: null,
  additional: false,
};

test("the thanks show what was registered for each person", () => {
  const liten = { ...own, id: "l", guestName: "Liten", attending: false, plusOneName: null };
  const { getByRole } = render("", [own, { ...liten, dietaryRestrictions: null }]);
  const items = [...getByRole("list", { name: "Svar fra denne nettleseren" }).children];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "SolveigKommerFølge: JonasAllergier eller kosthold: NøtterEndre svaret",
    "LitenKommer ikkeEndre svaret",
  ]);
});

test("the number of persons coming is coloured only if somebody comes", () => {
  const classOf = (attending: boolean) =>
    render("", [{ ...own, attending }]).document.querySelector(".rsvp-count")?.className;
  expect([classOf(true), classOf(false)]).toEqual(["rsvp-count rsvp-count-yes", "rsvp-count"]);
});

test("another person's form offers a known e-mail, and requires none", () => {
  const { getByLabelText, document } = render("?svar=ny", [own]);
  const email = getByLabelText<HTMLInputElement>(/^E-post/);
  expect([email.value, email.required]).toEqual(["", false]);
  expect(document.querySelector(`#${email.getAttribute("list")} option`)).toHaveProperty(
    "value",
    "s@epost.no",
  );
});

test("an answer is chosen, not filled in", () => {
  const { getByRole } = render("", []);
  const choice = getByRole("group", { name: /^Svar/ });
  expect(choice.querySelector("legend")?.textContent).toBe("Svar må velges");
});

test("the field for allergies covers the companion, and says so", () => {
  const { getByLabelText, document } = render("", []);
  const hint = getByLabelText(/^Allergier/).getAttribute("aria-describedby");
  expect(document.querySelector(`#${hint}`)?.textContent).toContain("gjelder følget");
});

function render(query: string, answers: OwnAnswer[]) {
  const page = { theme: "romantic", seed: "abc" } as const;
  const rsvp = viewRsvp({ weddingId: "w", query, answers, guestName: "", page }, null);
  return parseHtml(renderToString(<RsvpSection rsvp={rsvp} formToken="token" />));
}
