import { describe, expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { newWeddingSchema } from "./schema.ts";

const filled = {
  bride: "Kari",
  groom: "Ola",
  weddingDate: "2027-06-12",
  selectedTheme: "garden",
  story: "Vi møttes på fjellet.",
};

test("required fields are enough", () => {
  expect(parse({})).toEqual({
    ok: true,
    value: {
      ...filled,
      partners: "bride-groom",
      venue: "",
      city: "",
      heroImage: null,
      welcomeLine: "",
      theme: "",
      colors: "",
      guestCount: null,
      ceremony: "",
      ceremonyPlace: "",
      ceremonyTime: null,
      reception: "",
      receptionPlace: "",
      receptionTime: null,
    },
  });
});

describe("accepted forms", () => {
  const id = "0b7c2d6e-1f7a-4f53-9b55-2a3b1c9d8e7f";
  test.each<[string, string, unknown]>([
    ["bride", "  Kari \u202e Lien ", "Kari Lien"],
    ["bride", "A\u030ase", "Åse"],
    ["groom", "x".repeat(80), "x".repeat(80)],
    ["partners", "groom-groom", "groom-groom"],
    ["weddingDate", "1900-01-01", "1900-01-01"],
    ["weddingDate", "2200-12-31", "2200-12-31"],
    ["weddingDate", "2028-02-29", "2028-02-29"],
    ["selectedTheme", "elegant", "elegant"],
    ["heroImage", "", null],
    ["heroImage", id, id],
    ["story", "a\r\n\r\nb\u0000", "a\n\nb"],
    ["story", "æ".repeat(5000), "æ".repeat(5000)],
    ["story", "x\r\n".repeat(2500).slice(0, -2), "x\n".repeat(2500).slice(0, -1)],
    ["venue", "x".repeat(120), "x".repeat(120)],
    ["guestCount", " 62 ", 62],
    ["guestCount", "0", 0],
    ["guestCount", "2000", 2000],
    ["guestCount", "", null],
    ["ceremony", "Kl. 13\r\nkirken", "Kl. 13\nkirken"],
    ["ceremonyPlace", " Ullensvang\nkirke ", "Ullensvang kirke"],
    ["ceremonyTime", "13:00", "13:00"],
    ["ceremonyTime", "9.05", "09:05"],
    ["receptionTime", " ", null],
    ["receptionTime", "00:30", "00:30"],
  ])("%s: %j", (field, typed, stored) => {
    expect(parse({ [field]: typed })).toMatchObject({ ok: true, value: { [field]: stored } });
  });
});

describe("refused forms", () => {
  test.each([
    ["bride", "", "Skriv inn navnet til den første av dere"],
    ["bride", " \u200b\u200d ", "Skriv inn navnet til den første av dere"],
    ["groom", "\u202e", "Skriv inn navnet til den andre av dere"],
    ["groom", "x".repeat(81), "Teksten er for lang. Det er plass til 80 tegn."],
    ["weddingDate", "", "Velg en dato som finnes"],
    ["weddingDate", "2027-02-29", "Velg en dato som finnes"],
    ["weddingDate", "2027-06-12T00:00", "Velg en dato som finnes"],
    ["weddingDate", "12.06.2027", "Velg en dato som finnes"],
    ["weddingDate", "1899-12-31", "Velg et år mellom 1900 og 2200"],
    ["weddingDate", "2201-01-01", "Velg et år mellom 1900 og 2200"],
    ["selectedTheme", "", "Velg en av stilene"],
    ["selectedTheme", "constructor", "Velg en av stilene"],
    ["story", "\n \n", "Fortell litt om dere"],
    ["story", "x".repeat(5001), "Teksten er for lang. Det er plass til 5 000 tegn."],
    ["venue", "x".repeat(121), "Teksten er for lang. Det er plass til 120 tegn."],
    ["city", "x".repeat(121), "Teksten er for lang. Det er plass til 120 tegn."],
    ["theme", "x".repeat(201), "Teksten er for lang. Det er plass til 200 tegn."],
    ["colors", "x".repeat(201), "Teksten er for lang. Det er plass til 200 tegn."],
    ["ceremonyTime", "24:00", "Skriv klokkeslettet med fire siffer, for eksempel 13:00"],
    ["receptionTime", "kl. 16", "Skriv klokkeslettet med fire siffer, for eksempel 13:00"],
    ["receptionPlace", "x".repeat(201), "Teksten er for lang. Det er plass til 200 tegn."],
    ["ceremony", "x".repeat(2001), "Teksten er for lang. Det er plass til 2 000 tegn."],
    ["reception", "x".repeat(2001), "Teksten er for lang. Det er plass til 2 000 tegn."],
    ["guestCount", "2001", "Skriv et helt tall fra 0 til 2 000, eller la feltet stå tomt"],
    ["guestCount", "-1", "Skriv et helt tall fra 0 til 2 000, eller la feltet stå tomt"],
    ["guestCount", "1e3", "Skriv et helt tall fra 0 til 2 000, eller la feltet stå tomt"],
    ["guestCount", "12,5", "Skriv et helt tall fra 0 til 2 000, eller la feltet stå tomt"],
    [
      "heroImage",
      "../../etc/passwd",
      "Bildet ligger ikke hos oss lenger. Last det opp på nytt, eller gå videre uten.",
    ],
  ])("%s: %j", (field, typed, error) => {
    const parsed = parse({ [field]: typed });
    expect(parsed).toMatchObject({ ok: false, errors: { fieldErrors: { [field]: error } } });
    if (!parsed.ok) expect(parsed.errors.values).toEqual({ ...filled, [field]: typed });
  });

  test("fields that the couple must not set are ignored", () => {
    const parsed = parse({ id: "1", user_id: "2", version: "9", weddingId: "3" });
    expect(parsed.ok && Object.keys(parsed.value)).toHaveLength(19);
  });
});

function parse(change: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...change })) form.set(name, value);
  return parseForm(form, newWeddingSchema);
}
