import { expect, test } from "vitest";
import {
  fixed,
  listQuery,
  maxSearchLength,
  oneOf,
  pageNumber,
  rowId,
  search,
} from "./list-query.ts";

const id = "3f1c1b5e-8f4a-4c57-9d6e-1f2a3b4c5d6e";
const query = listQuery("/admin", {
  tab: fixed("rsvp"),
  svar: oneOf({ coming: "kommer", declined: "kommer-ikke" }, "all"),
  sok: search(),
  side: pageNumber(),
  melding: rowId(),
});
const defaults = { tab: "rsvp", svar: "all", sok: "", side: 1, melding: null };

test.each([
  ["", {}],
  ["svar=kommer&side=3", { svar: "coming", side: 3 }],
  ["svar=kanskje&side=0", {}],
  ["side=1e9", {}],
  ["side=-1", {}],
  ["side=1.5", {}],
  ["side=99999", {}],
  ["side=", {}],
  ["sok=+Ka%00ri%ED%A0%80+", { sok: "Kari\ufffd\ufffd\ufffd" }],
  [`sok=${"å".repeat(5000)}`, { sok: "å".repeat(maxSearchLength) }],
  [`melding=${id}`, { melding: id }],
  ["melding=1", {}],
  ["__proto__=x&tab=overview", {}],
])("%j", (text, found) => {
  expect(query.parse(new URLSearchParams(text))).toEqual({ ...defaults, ...found });
});

test("defaults stay out of the URL", () => {
  expect(query.href()).toBe("/admin?tab=rsvp");
  expect(query.href({ side: 1, svar: "all", sok: "" })).toBe("/admin?tab=rsvp");
  expect(query.href({ svar: "declined", sok: "Åse & Per", side: 2 })).toBe(
    "/admin?tab=rsvp&svar=kommer-ikke&sok=%C3%85se+%26+Per&side=2",
  );
  expect(query.href({ svar: "coming" }, "/admin/answers.csv")).toBe(
    "/admin/answers.csv?tab=rsvp&svar=kommer",
  );
});

test("a search form carries the other parameters of the URL", () => {
  expect(query.fields({ svar: "coming", side: 1 })).toEqual({ tab: "rsvp", svar: "kommer" });
});
