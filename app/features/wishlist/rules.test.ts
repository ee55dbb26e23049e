import { describe, expect, it, test } from "vitest";
import { formatAccountNumber, formatPrice, parseAccountNumber } from "./rules.ts";

const hard = "\u00a0";

test.each([
  [0, `0${hard}kr`],
  [999, `999${hard}kr`],
  [12_500, `12${hard}500${hard}kr`],
  [1_250_000, `1${hard}250${hard}000${hard}kr`],
  [12.5, `12,50${hard}kr`],
])("%d kroner are %s", (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

describe("an account number", () => {
  it.each(["12345678903", "1234 56 78903", "1234.56.78903", ` 1234${hard}5678903 `])(
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

  it("is told from one with any other digit in any place", () => {
    const digits = "12345678903";
    for (const [place, digit] of [...digits].entries()) {
      for (const other of "0123456789".replace(digit, "")) {
        expect(
          parseAccountNumber(digits.slice(0, place) + other + digits.slice(place + 1)),
        ).toBeNull();
      }
    }
  });

  it("may end with the digit 0, and never stands for a check of ten", () => {
    expect(parseAccountNumber("00000000000")).toBe("00000000000");
    const checks = Array.from({ length: 10 }, (_, check) =>
      parseAccountNumber(`0000000006${check}`),
    );
    expect(checks).toEqual(Array(10).fill(null));
  });

  it("is shown as banks show it, on one line", () => {
    expect(formatAccountNumber("12345678903")).toBe(`1234${hard}56${hard}78903`);
  });
});
