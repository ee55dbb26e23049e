import { expect, test } from "vitest";
import { importTexts } from "../texts.ts";
import { importFields, recogniseColumns } from "./rules.ts";

const row = (text: string) => text.split(";");

test.each([
  ["Navn;Følge;E-post;Mobil;Gruppe;Allergier;Bilfarge", "name;plusOne;email;phone;category;diet;"],
  ["First name;Last name;Email address;Phone;RSVP", "firstName;lastName;email;phone;status"],
  ["FORNAVN;Etternavn;Tlf.;Postnr.;Poststed", "firstName;lastName;phone;postalCode;city"],
  ["Gjest;Navn på følge;Barn?;Husstand", "name;plusOneName;child;household"],
  ["Navn;Name", "name;"],
])("%j are the columns %j", (headers, fields) => {
  const found = recogniseColumns([row(headers), row("Kari;;;;;;")]);
  expect(
    found.fields
      .slice(0, row(headers).length)
      .map((field) => field ?? "")
      .join(";"),
  ).toBe(fields);
  expect(found.headerRow).toBe(0);
});

test("a column Følge with names has names", () => {
  const { fields } = recogniseColumns([row("Navn;Følge"), row("Kari;1"), row("Per;Ola Lie")]);
  expect(fields).toEqual(["name", "plusOneName"]);
});

test("the headers may stand below a title", () => {
  const rows = [row("Bryllupet vårt"), row(""), row("Navn;E-post"), row("Kari;kari@epost.no")];
  expect(recogniseColumns(rows)).toEqual({ fields: ["name", "email"], headerRow: 2 });
});

test("without headers the cells tell what they are", () => {
  const rows = [row("Kari Moe;918 20 344;kari@epost.no"), row("Per;;per@epost.no")];
  expect(recogniseColumns(rows)).toEqual({ fields: ["name", "phone", "email"], headerRow: null });
});

test("the names of our own columns are recognised", () => {
  const names = importFields.map((field) => importTexts.fields[field]);
  expect(recogniseColumns([names]).fields).toEqual([...importFields]);
});
