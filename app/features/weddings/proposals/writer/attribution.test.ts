import { expect, test } from "vitest";
import { noFacts } from "../rules.ts";
import { attribute } from "./attribution.ts";

const facts = {
  ...noFacts,
  met: "på en dugnad i borettslaget",
  loves: "ski og hunden Balder",
  season: "summer",
  party: "barn",
} as const;

test("the couple's words get their number, and a sentence without any is marked", () => {
  const text = "Det begynte på en dugnad i borettslaget. Vi har aldri vært så glade. Om sommeren!";
  expect(attribute(text, facts)).toEqual([
    { text: "Det begynte på en " },
    { text: "dugnad i borettslaget", fact: 1 },
    { text: ". " },
    { text: "Vi har aldri vært så glade. ", isUnfounded: true },
    { text: "Om " },
    { text: "sommeren", fact: 4 },
    { text: "!" },
  ]);
});

test("the text itself never changes", () => {
  for (const text of ["Balder, på ski.", "Uten punktum", "«Ja!» sa vi. Ski?"]) {
    expect(
      attribute(text, facts)
        .map((segment) => segment.text)
        .join(""),
    ).toBe(text);
  }
});
