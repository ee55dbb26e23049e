import { expect, test } from "vitest";
import { formatPhoneNumber, parsePhoneNumber } from "./phone-number.server.ts";

test.each([
  ["41234567", "+4741234567"],
  ["412 34 567", "+4741234567"],
  ["41 23 45 67", "+4741234567"],
  ["  412\u00a034\u202f567 ", "+4741234567"],
  ["41.23.45.67", "+4741234567"],
  ["412-34-567", "+4741234567"],
  ["98765432", "+4798765432"],
  ["22 86 44 00", "+4722864400"],
  ["+4741234567", "+4741234567"],
  ["+47 412 34 567", "+4741234567"],
  ["(+47) 412 34 567", "+4741234567"],
  ["+47 (412) 34 567", "+4741234567"],
  ["004741234567", "+4741234567"],
  ["00 47 412 34 567", "+4741234567"],
  ["4741234567", "+4741234567"],
  ["+46 70 123 45 67", "+46701234567"],
  ["0046 70 123 45 67", "+46701234567"],
  ["+45 32 12 34 56", "+4532123456"],
  ["+44 (0)20 7946 0018", "+442079460018"],
  ["+1 202-555-0123", "+12025550123"],
  ["+49 151 23456789", "+4915123456789"],
  ["+4779012345", "+4779012345"],
])("%j is parsed as %s", (typed, number) => {
  expect(parsePhoneNumber(typed)).toBe(number);
});

test.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["a sign alone", "+"],
  ["too few digits", "4123456"],
  ["too many digits", "412345678"],
  ["a number that is not in use", "00000000"],
  ["an emergency number", "112"],
  ["a directory number of five digits", "02800"],
  ["a machine's number of twelve digits", "580012345678"],
  ["a country that does not exist", "+999 12345678"],
  ["a foreign number without its country", "070 123 45 67"],
  ["words before the number", "tlf: 41234567"],
  ["words", "ring meg"],
  ["an extension", "41234567 ext. 5"],
  ["a URI", "tel:+4741234567"],
  ["two numbers", "41234567, 98765432"],
  ["two numbers in one", "41234567 98765432"],
  ["two signs", "++4741234567"],
  ["a sign inside", "47+41234567"],
  ["letters of a keypad", "+1 800 FLOWERS"],
  ["digits of another script", "٤١٢٣٤٥٦٧"],
  ["full-width digits", "４１２３４５６７"],
  ["a line of its own for a header", "41234567\nBcc: 98765432"],
  ["10 kB of digits", "4".repeat(10_000)],
  ["10 kB of spaces and a number", `${" ".repeat(10_000)}41234567`],
  ["10 kB of signs", "+".repeat(10_000)],
])("%s is not a phone number", (_, typed) => {
  expect(parsePhoneNumber(typed)).toBeNull();
});

test.each([
  ["+4741234567", "412 34 567"],
  ["+4798765432", "987 65 432"],
  ["+4722864400", "22 86 44 00"],
  ["+46701234567", "+46 70 123 45 67"],
  ["+12025550123", "+1 202 555 0123"],
  ["spør Kari", "spør Kari"],
  ["123", "123"],
  ["", ""],
])("%j is shown as %s", (stored, shown) => {
  expect(formatPhoneNumber(stored)).toBe(shown);
});
