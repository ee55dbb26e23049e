import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { answerSchema } from "./schema.ts";

const required = "Vennligst fyll ut alle obligatoriske felt";
const complete = {
  guestName: "Kari Nordmann",
  email: "kari@epost.no",
  attending: "true",
  plusOneName: "Ola",
  dietaryRestrictions: "Nøtter",
  message: "Vi gleder oss",
};

test("a complete form is parsed", () => {
  expect(read(complete)).toEqual({
    ok: true,
    value: { ...complete, attending: true, additional: false, responseId: null },
  });
});

test("only name, e-mail and answer are required", () => {
  const { guestName, email, attending } = complete;
  expect(read({ guestName, email, attending })).toMatchObject({
    ok: true,
    value: { plusOneName: null, dietaryRestrictions: null, message: null, additional: false },
  });
});

test("companion and diet are dropped when the guest declines", () => {
  expect(read({ ...complete, attending: "false" })).toMatchObject({
    value: {
      attending: false,
      plusOneName: null,
      dietaryRestrictions: null,
      message: "Vi gleder oss",
    },
  });
});

test.each(["guestName", "email", "attending"])("without %s the form has an error", (name) => {
  for (const empty of ["", "  \u200b "]) {
    const form = { ...complete, [name]: empty };
    const parsed = read(form);
    expect(parsed).toMatchObject({ ok: false, errors: { formError: required, values: form } });
    expect(parsed.ok ? {} : Object.keys(parsed.errors.fieldErrors)).toEqual([name]);
  }
});

test("an additional answer needs no e-mail, but a valid one if any", () => {
  const child = { guestName: "Liten", attending: "true", additional: "true" };
  expect(read(child)).toMatchObject({ ok: true, value: { email: null, additional: true } });
  expect(read({ ...child, email: " " })).toMatchObject({ ok: true, value: { email: null } });
  expect(read({ ...child, email: "kari" })).toMatchObject({
    errors: { fieldErrors: { email: expect.any(String) } },
  });
});

test.each(["kari", "kari@epost", "@epost.no", "kari@epost.no, ola@epost.no", "k ari@epost.no"])(
  "%s is not an e-mail",
  (email) => {
    const parsed = read({ ...complete, email });
    expect(parsed).toMatchObject({ errors: { fieldErrors: { email: expect.any(String) } } });
    expect(parsed).not.toHaveProperty("errors.formError");
  },
);

test.each(["o'neil@epost.no", "kari+bryllup@sub.epost.no", "kåre@blåbær.no"])(
  "%s is an e-mail",
  (email) => {
    expect(read({ ...complete, email })).toMatchObject({ ok: true });
  },
);

test.each([
  ["guestName", 100, "Navnet"],
  ["plusOneName", 100, "Navnet på følget"],
  ["dietaryRestrictions", 500, "Allergier eller kosthold"],
  ["message", 2000, "Meldingen"],
])("%s has at most %d characters", (name, limit, field) => {
  expect(read({ ...complete, [name]: "ø".repeat(limit) })).toMatchObject({ ok: true });
  expect(read({ ...complete, [name]: "ø".repeat(limit + 1) })).toMatchObject({
    errors: { fieldErrors: { [name]: tooLong(field, limit) } },
  });
});

test("invisible characters are removed from texts", () => {
  expect(
    read({ ...complete, guestName: " A\u030ase\u0000\n Lie\u202e ", message: "a\r\nb\u0007" }),
  ).toMatchObject({
    value: { guestName: "Åse Lie", message: "a\nb" },
  });
});

test("an answer for one more person is marked as additional", () => {
  expect(read({ ...complete, additional: "true" })).toMatchObject({ value: { additional: true } });
});

test("the id of the answer to change is parsed, and a malformed one ignored", () => {
  const responseId = "3f0c7a52-94a6-4a53-9d0b-6f3f8d2b1c11";
  expect(read({ ...complete, responseId })).toMatchObject({ value: { responseId } });
  expect(read({ ...complete, responseId: "1 or 1=1" })).toMatchObject({
    value: { responseId: null },
  });
});

test("an unknown choice of attendance is refused", () => {
  expect(read({ ...complete, attending: "kanskje" })).toMatchObject({
    errors: { fieldErrors: { attending: "Velg om du kommer" } },
  });
});

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(form, answerSchema);
}
