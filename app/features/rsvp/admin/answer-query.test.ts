import { expect, test } from "vitest";
import { answerQuery, answersCsvPath } from "./answer-query.ts";

const newest = { tab: "rsvp", svar: "all", sok: "", side: 1 };

test.each([
  ["", newest],
  ["tab=rsvp&svar=kanskje&side=x", newest],
  ["tab=rsvp&svar=kommer&sok=+Kari+&side=3", { svar: "coming", sok: "Kari", side: 3 }],
  ["tab=rsvp&svar=kommer-ikke", { ...newest, svar: "declined" }],
])("parses %j", (query, values) => {
  expect(answerQuery.parse(new URLSearchParams(query))).toMatchObject(values);
});

test("formats a query that parses to the same values", () => {
  expect(answerQuery.href(answerQuery.parse(new URLSearchParams()))).toBe("/admin?tab=rsvp");
  const shown = { tab: "rsvp", svar: "declined", sok: "Åse & co", side: 4 } as const;
  const { searchParams } = new URL(answerQuery.href(shown), "http://jaord.test");
  expect(answerQuery.parse(searchParams)).toEqual(shown);
});

test("the CSV link has the search and filter of the page", () => {
  expect(answerQuery.href({ svar: "coming", sok: "Kari" }, answersCsvPath)).toBe(
    "/admin/answers.csv?tab=rsvp&svar=kommer&sok=Kari",
  );
});
