import { describe, expect, test } from "vitest";
import { parsePhoneNumber } from "#app/platform/phone-number.server.ts";
import type { ColumnFields } from "../columns/rules.ts";
import { type RowEdit, readRow } from "./rules.ts";

const fields: ColumnFields = [
  "name",
  "email",
  "phone",
  "status",
  "plusOneName",
  "diet",
  "household",
];

function read(text: string, edit?: RowEdit, columns = fields) {
  return readRow(2, text.split(";"), columns, edit, parsePhoneNumber);
}

describe("a row is read", () => {
  test.each([
    ["Kari Moe", { name: "Kari Moe" }],
    ["  Kari   Moe ;KARI@Epost.no", { email: "kari@epost.no" }],
    ["Kari;;91820344", { phone: "+4791820344" }],
    ["Kari;;4791820344", { phone: "+4791820344" }],
    ["Kari;;+46 70 123 45 67", { phone: "+46701234567" }],
    ["Kari;;;Ja", { status: "attending" }],
    ["Kari;;;kommer ikke", { status: "declined" }],
    ["Kari;;;;1", { plusOne: true }],
    ["Kari;;;;Nei", { plusOne: false }],
    ["Kari;;;;Per Moe", { plusOne: true, plusOneName: "Per Moe" }],
    ["Kari;;;;;uten gluten", { diet: "Uten gluten" }],
    ["Kari;;;;;NØTTER!!", { diet: "Nøtter", severeAllergy: true }],
    ["Kari;;;;;Alvorlig eggallergi", { diet: "Alvorlig eggallergi", severeAllergy: true }],
  ])("%j", (text, values) => {
    expect(read(text).values).toMatchObject(values);
    expect(read(text).problems).toEqual([]);
  });

  test("with first and last name in two columns", () => {
    expect(read("Kari;Moe", undefined, ["firstName", "lastName"]).values.name).toBe("Kari Moe");
  });

  test("as it is from a file that was exported here", () => {
    const columns: ColumnFields = ["name", "category", "diet", "id"];
    const { category, diet } = read("Kari;Fam Moe;egg!", undefined, columns).values;
    expect([category, diet]).toEqual(["Fam Moe", "egg!"]);
  });

  test("without a severe allergy where a column says so", () => {
    const columns: ColumnFields = ["name", "diet", "severeAllergy"];
    expect(read("Kari;egg!;", undefined, columns).values.severeAllergy).toBe(undefined);
    expect(read("Kari;ikke alvorlig eggallergi").values.severeAllergy).toBe(undefined);
  });

  test("with its household", () => {
    const columns: ColumnFields = ["name", "household", "address", "postalCode", "city"];
    expect(read("Kari;Fam Moe;Storgata 1;150;Oslo", undefined, columns)).toMatchObject({
      householdKey: "fam moe",
      household: { name: "Fam Moe", address: "Storgata 1", postalCode: "0150", city: "Oslo" },
    });
    expect(read("Kari;3", undefined, columns)).toMatchObject({ householdKey: "3", household: {} });
  });
});

describe("a problem is reported", () => {
  test.each([
    ["Kari;kari.epost.no", { kind: "email", field: "email" }, undefined],
    ["Kari;;12", { kind: "phone", field: "phone" }, undefined],
    ["Kari;;;tja", { kind: "status", field: "status" }, undefined],
    ["Kari;;;;3", { kind: "companions", field: "plusOneName" }, undefined],
    [`Kari;;;;;${"x".repeat(501)}`, { kind: "too-long", field: "diet" }, undefined],
    [";;48133907", { kind: "no-name", field: "name" }, "no-name"],
    [`${"x".repeat(101)};`, { kind: "long-name", field: "name" }, "long-name"],
    ["Bordplassering;;", { kind: "heading", field: "name" }, "heading"],
    ["Navn;E-post;Telefon", { kind: "heading", field: "name" }, "heading"],
    [";;", { kind: "empty", field: "name" }, "empty"],
  ])("%.40j", (text, problem, skip) => {
    const row = read(text);
    expect(row.problems[0]).toEqual(problem);
    expect(row.skip).toBe(skip ?? null);
  });

  test("and what the couple writes instead counts", () => {
    expect(read(";;48133907", { values: { name: "Ola" } })).toMatchObject({
      skip: null,
      values: { name: "Ola", phone: "+4748133907" },
    });
    expect(read("Bordplassering;", { choice: "add" }).skip).toBe(null);
    expect(read("Kari", { choice: "skip" }).skip).toBe("chosen");
  });
});
