import { expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { issueSchema } from "./schema.ts";

const valid = { id: crypto.randomUUID(), version: "0", subject: "Emne", body: "Hei" };

test.each([
  [{}, {}],
  [{ buttonLabel: "Les", buttonUrl: "https://jaord.no/guide/1" }, {}],
  [{ subject: " " }, { subject: "Skriv et emne." }],
  [{ body: "" }, { body: "Skriv brevet." }],
  [{ buttonLabel: "Les" }, { buttonUrl: "Skriv en hel adresse, som begynner med https://" }],
  [{ buttonUrl: "https://jaord.no" }, { buttonLabel: "Skriv hva det skal stå på knappen." }],
  [
    { buttonLabel: "Les", buttonUrl: "javascript:alert(1)" },
    { buttonUrl: "Skriv en hel adresse, som begynner med https://" },
  ],
])("an issue with %j has the errors %j", (fields, errors) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...fields })) form.set(name, value);
  const parsed = parseForm(form, issueSchema);
  expect(parsed.ok ? {} : parsed.errors.fieldErrors).toEqual(errors);
});
