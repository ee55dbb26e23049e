import { expect, test } from "vitest";
import { reviewReasonOf } from "./rules.ts";

const host = "jaord.no";

test.each([
  ["Tolv asjetter og en mugge, kjøpt i 2019 for 12 500 kr.", null],
  ["Mål: 92-74-98, lengde 152 cm, str. 38. Pris kan diskuteres.", null],
  ["Artikkel 1234567 fra katalogen", null],
  ["Se mer på https://jaord.no/product/1004", null],
  ["Se bildene på jaord.no", null],
  ["Ring 912 34 567", "phone-number"],
  ["Tlf 91234567", "phone-number"],
  ["+47 22 12 34 56", "phone-number"],
  ["0047 98 76 54 32", "phone-number"],
  ["22.12.34.56", "phone-number"],
  ["Betales på forhånd", "advance-payment"],
  ["Jeg vil ha depositum", "advance-payment"],
  ["Skriv til ingrid@example.no", "other-site"],
  ["Mer på https://example.com/kjole", "other-site"],
  ["Mer på www.example.com", "other-site"],
  ["Finn meg på brudekjoler.no", "other-site"],
  ["Svarer på Telegram", "other-site"],
] as const)("%s: %s", (description, reason) => {
  const text = { title: "Servise", description, wasSentBack: false };
  expect(reviewReasonOf(text, host)).toBe(reason);
  for (const field of ["title", "sellerName", "brand", "material", "size"]) {
    expect(reviewReasonOf({ ...text, description: "", [field]: description }, host)).toBe(reason);
  }
});

test("what was sent back is looked at again", () => {
  const text = { title: "Servise", description: "Tolv asjetter", wasSentBack: true };
  expect(reviewReasonOf(text, host)).toBe("sent-back");
});
