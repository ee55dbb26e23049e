import { describe, expect, it } from "vitest";
import { formatAccountNumber, parseAccountNumber } from "./bank-account.ts";

const nbsp = "\u00a0";

describe("an account number", () => {
  it.each(["12345678903", "1234 56 78903", "1234.56.78903", ` 1234${nbsp}5678903 `])(
    "is found in %j",
    (text) => {
      expect(parseAccountNumber(text)).toBe("12345678903");
    },
  );

  it.each(["", "1234567890", "123456789033", "1234-56-78903", "1234567890a", "١٢٣٤٥٦٧٨٩٠٣"])(
    "is not found in %j",
    (text) => {
      expect(parseAccountNumber(text)).toBeNull();
    },
  );

  it("is invalid with any single digit changed", () => {
    const digits = "12345678903";
    for (const [place, digit] of [...digits].entries()) {
      for (const other of "0123456789".replace(digit, "")) {
        expect(
          parseAccountNumber(digits.slice(0, place) + other + digits.slice(place + 1)),
        ).toBeNull();
      }
    }
  });

  it("may have the check digit 0, but no check digit stands for ten", () => {
    expect(parseAccountNumber("10000000030")).toBe("10000000030");
    const checks = Array.from({ length: 10 }, (_, check) =>
      parseAccountNumber(`0000000006${check}`),
    );
    expect(checks).toEqual(Array(10).fill(null));
  });

  it("is not all zeros, although their check digit is right", () => {
    expect(parseAccountNumber("00000000000")).toBeNull();
  });

  it("is not searched for in a text of 100 kB", () => {
    expect(parseAccountNumber(`12345678903${" ".repeat(100_000)}`)).toBeNull();
  });

  it("is formatted as banks write it, on one line", () => {
    expect(formatAccountNumber("12345678903")).toBe(`1234${nbsp}56${nbsp}78903`);
  });
});
