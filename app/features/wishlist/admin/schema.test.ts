import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { nilUuid } from "#app/platform/uuid.ts";
import { maxNameLength } from "../rules.ts";
import { moveSchema, reservationSchema, wishSchema } from "./schema.ts";

const id = "8a6e0804-2bd0-4672-b79d-d97027f9071a";

function parse(fields: Record<string, string>, schema: typeof wishSchema | typeof moveSchema) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(form, schema);
}

test("texts are trimmed, and empty ones are null", () => {
  const typed = {
    id,
    title: "  Mugge \n fra Porsgrund ",
    description: " \n",
    price: " ",
    imageUrl: " ",
  };
  expect(parse(typed, wishSchema)).toEqual({
    ok: true,
    value: {
      id,
      title: "Mugge fra Porsgrund",
      description: null,
      price: null,
      picture: null,
      imageUrl: null,
    },
  });
  const full = { id, title: "Mugge", description: " To\r\nlinjer ", price: "1 200,50 kr" };
  expect(parse(full, wishSchema)).toMatchObject({
    value: { description: "To\nlinjer", price: 1200_50 },
  });
});

test.each<[Record<string, string>, Record<string, string>]>([
  [{}, { title: "Tittel er påkrevd" }],
  [{ title: "" }, { title: "Tittel er påkrevd" }],
  [{ title: " \u200b\u2003 " }, { title: "Tittel er påkrevd" }],
  [{ title: "å".repeat(121) }, { title: "Tittelen kan ha høyst 120 tegn" }],
  [
    { title: "Mugge", price: "-1" },
    { price: "Skriv prisen i kroner, for eksempel 1\u00a0200 eller 1200,50" },
  ],
  [
    { title: "Mugge", price: "10000000" },
    { price: "Prisen kan være høyst 9\u00a0999\u00a0999\u00a0kr" },
  ],
  [
    { title: "Mugge", description: "æ".repeat(1001) },
    { description: "Beskrivelsen kan ha høyst 1 000 tegn" },
  ],
])("%j is returned as it was typed", (typed, fieldErrors) => {
  expect(parse({ id, ...typed }, wishSchema)).toMatchObject({
    errors: { fieldErrors, values: typed },
  });
});

test("a malformed id moves nothing", () => {
  expect(parse({ id: "1 or 1=1", before: "x" }, moveSchema)).toMatchObject({
    value: { id: nilUuid, before: nilUuid },
  });
  expect(parse({ id, before: "" }, moveSchema)).toMatchObject({ value: { id, before: null } });
});

test("restoring a reservation requires a name that a guest could have given", () => {
  const fields = { id, visitorId: id };
  const longest = "å".repeat(maxNameLength);
  expect(reservationSchema.safeParse({ ...fields, purchasedBy: longest }).success).toBe(true);
  expect(reservationSchema.safeParse({ ...fields, purchasedBy: `${longest}å` }).success).toBe(
    false,
  );
});
