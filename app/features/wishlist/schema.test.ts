import { expect, it } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { nilUuid } from "#app/platform/uuid.ts";
import { reservationSchema } from "./schema.ts";

const wishId = "8a6e0804-2bd0-4672-b79d-d97027f9071a";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(form, reservationSchema);
}

it("cleans the name", () => {
  const value = { wishId, guestName: "Kari Nordmann" };
  expect(parse({ wishId, guestName: "  Kari \n Nordmann " })).toEqual({ ok: true, value });
});

it.each<Record<string, string>>([{}, { guestName: "" }, { guestName: " \u200b " }])(
  "requires a name instead of %j",
  (fields) => {
    const parsed = parse({ wishId, ...fields });
    expect(parsed).toMatchObject({ errors: { fieldErrors: { guestName: "Skriv navnet ditt" } } });
  },
);

it("returns a name that is too long", () => {
  const guestName = "å".repeat(101);
  const fieldErrors = { guestName: "Navnet kan ha høyst 100 tegn" };
  expect(parse({ wishId, guestName })).toMatchObject({
    errors: { fieldErrors, values: { guestName } },
  });
});

it.each<Record<string, string>>([
  {},
  { wishId: "" },
  { wishId: "1 or 1=1" },
  { wishId: wishId.toUpperCase() },
])("replaces the malformed id %j by one that matches no wish", (fields) => {
  expect(parse({ guestName: "Kari", ...fields })).toMatchObject({ value: { wishId: nilUuid } });
});
