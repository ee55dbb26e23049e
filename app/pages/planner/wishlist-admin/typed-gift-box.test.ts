import { expect, test } from "vitest";
import { filledWith, savedAs } from "./typed-gift-box.ts";

test("what is typed is stored without what only helps to read it", () => {
  const stored = { giftAccount: "12345678903", giftNote: "Til taket" };
  expect(savedAs({ giftAccount: "1234.56.78903", giftNote: " Til taket\n" })).toEqual(stored);
  expect(savedAs(filledWith(stored))).toEqual(stored);
});

test("empty fields are no box, and half an account is not nothing", () => {
  const none = { giftAccount: null, giftNote: null };
  expect(savedAs({ giftAccount: " ", giftNote: "" })).toEqual(none);
  expect(savedAs(filledWith(none))).toEqual(none);
  expect(savedAs({ giftAccount: "1234", giftNote: "" })).toMatchObject({ giftAccount: "1234" });
});
