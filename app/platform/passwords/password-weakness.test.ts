import fc from "fast-check";
import { describe, expect, it } from "vitest";
import commonPasswords from "./common-passwords.json" with { type: "json" };
import { passwordWeakness } from "./password-weakness.server.ts";

describe("a password", () => {
  it.each([
    ["", "too-short"],
    ["sjutegn", "too-short"],
    ["🫐🫐🫐🫐🫐🫐🫐", "too-short"],
    ["åttetegn", null],
    ["🫐🫐🫐🫐🫐🫐🫐🫐", null],
    ["        ", null],
    ["en\0to\0tre", null],
    ["å".repeat(128), null],
    ["🫐".repeat(128), null],
    ["å".repeat(129), "too-long"],
    ["password", "common"],
    ["PassWord1", "common"],
    ["passord123", "common"],
    ["12345678", "common"],
  ])("%j is %s", (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness);
  });

  it("of 8 to 128 characters of any script passes unless it is common", () => {
    const common = new Set(commonPasswords);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 8, maxLength: 60 }), (text) => {
        fc.pre([...text].length <= 128 && !common.has(text.toLowerCase()));
        expect(passwordWeakness(text)).toBeNull();
      }),
    );
  });

  it("is looked up among 3000 that are often used", () => {
    expect(commonPasswords.length).toBe(3000);
    expect(new Set(commonPasswords).size).toBe(3000);
    for (const password of commonPasswords) {
      expect(passwordWeakness(password.toUpperCase())).toBe("common");
    }
  });
});
