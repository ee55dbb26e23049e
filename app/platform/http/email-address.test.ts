import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each([
  "kari@example.no",
  "kari.nordmann+bryllup@sub.example.no",
  "o'neil@example.no",
  "kåre@blåbær.no",
  "ola@xn--bjrn-hra.no",
  "k@example.xn--p1ai",
  "1@1.no",
  "a_b-c!d%e@example.travel",
])("%s is an e-mail address", (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  "",
  "kari",
  "kari@",
  "@example.no",
  "kari@example",
  "kari@example.n",
  "kari@@example.no",
  "a@b@example.no",
  ".kari@example.no",
  "kari.@example.no",
  "kari..n@example.no",
  "kari@.example.no",
  "kari@example..no",
  "kari@example.no.",
  "kari@-example.no",
  "kari@192.168.0.1",
  "kari@[192.168.0.1]",
  "kari n@example.no",
  "kari@example.no, ola@example.no",
  "Kari <kari@example.no>",
  '"kari"@example.no',
  "kari\\@example.no",
  "kari\0@example.no",
  "kari\u202e@example.no",
  "kari@example.no\r\nBcc: ola@example.no",
  `${"k".repeat(244)}@example.no`,
  `${"k.".repeat(50_000)}@example.no`,
])("%j is not an e-mail address", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
