import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { greetingSchema } from "./schema.ts";

const complete = { guestName: "Kari Nordmann", email: "kari@epost.no", message: "Lykke til" };

test("a complete form is parsed", () => {
  expect(read(complete)).toEqual({ ok: true, value: complete });
});

test.each([undefined, "", "  \u200b"])("the e-mail may be empty, such as %j", (email) => {
  expect(read({ ...complete, email })).toEqual({ ok: true, value: { ...complete, email: null } });
});

test.each(["guestName", "message"])(
  "without %s the form has an error and keeps the other fields",
  (name) => {
    for (const empty of [undefined, "", "  \u200b \n"]) {
      const parsed = read({ ...complete, [name]: empty });
      expect(parsed).toMatchObject({
        ok: false,
        errors: { formError: "Fyll inn navn og melding" },
      });
      const { fieldErrors, values } = parsed.ok ? { fieldErrors: {}, values: {} } : parsed.errors;
      expect(Object.keys(fieldErrors)).toEqual([name]);
      expect(values).toMatchObject({ email: "kari@epost.no" });
    }
  },
);

test.each(["kari", "kari@epost", "kari@epost.no, ola@epost.no"])("%s is not an e-mail", (email) => {
  const parsed = read({ ...complete, email });
  expect(parsed).toMatchObject({
    errors: { fieldErrors: { email: expect.stringMatching(/e-postadresse/) } },
  });
  expect(parsed).not.toHaveProperty("errors.formError");
});

test.each([
  ["guestName", "ø".repeat(100), "ø"],
  ["email", `${"k".repeat(245)}@epost.no`, "k"],
  ["message", "ø".repeat(5000), "ø"],
])("an error of %s gives the maximum length and the actual one", (name, longest, extraText) => {
  expect(read({ ...complete, [name]: longest })).toMatchObject({ ok: true });
  const parsed = read({ ...complete, [name]: extraText + longest });
  const limit = longest.length === 5000 ? "5\u00a0000" : String(longest.length);
  const length = longest.length === 5000 ? "5\u00a0001" : String(longest.length + 1);
  expect(parsed).toMatchObject({
    errors: {
      fieldErrors: {
        [name]: `Her er det plass til ${limit} tegn. Teksten er på ${length}.`,
      },
    },
  });
  expect(parsed).not.toHaveProperty("errors.formError");
});

test("invisible characters are removed from texts, line breaks are kept", () => {
  expect(
    read({ ...complete, guestName: " A\u030ase\n Lie\u202e ", message: " a\r\n\r\nb\u0007 " }),
  ).toMatchObject({ value: { guestName: "Åse Lie", message: "a\n\nb" } });
});

function read(fields: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value);
  }
  return parseForm(form, greetingSchema);
}
