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
    ["🫐🍓🍒🍇🫐🍓🍒🍎", null],
    ["en\0to\0tre", null],
    [`${"åb".repeat(30)}${"cdæ".repeat(22)}xy`, null],
    [`${"å".repeat(127)}b`, null],
    ["🫐".repeat(129), "too-long"],
    ["å".repeat(129), "too-long"],
    ["password", "common"],
    ["PassWord1", "common"],
    ["passord123", "common"],
    ["aaaaaaaa", "repeated"],
    ["AAAAaaaa", "repeated"],
    ["        ", "repeated"],
    ["🫐".repeat(128), "repeated"],
    ["abababab", "repeated"],
    ["kari".repeat(2), null],
    ["12112112112", "repeated"],
    ["12345678", "sequence"],
    ["987654321", "sequence"],
    ["qwertyuiop", "sequence"],
    ["ÆØLKJHGF", "sequence"],
    ["abcd4321", "sequence"],
    ["abcdefgø", null],
    ["jaord123", "product-name"],
    ["Jaord!2027", "product-name"],
    ["jaordjaord", "product-name"],
    ["jaord er fint", null],
  ])("%j is %s", (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness);
  });

  it.each([
    ["kari.nordmann", "own-email"],
    ["Kari.Nordmann1", "own-email"],
    ["kari.nordmann@example.no", "own-email"],
    ["karinordmann", null],
    ["kari.nordmann og ola", null],
  ])("%j of kari.nordmann@example.no is %s", (password, weakness) => {
    expect(passwordWeakness(password, "kari.nordmann@example.no")).toBe(weakness);
  });

  it("may hold the first letters of a short address", () => {
    expect(passwordWeakness("bo i lom", "bo@example.no")).toBeNull();
  });

  it("of any script passes when it is neither common nor patterned", () => {
    const common = new Set(commonPasswords);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 8, maxLength: 50 }), (text) => {
        fc.pre(!common.has(text.toLowerCase()));
        // A space, a letter and a sign that continue no sequence.
        expect(passwordWeakness(`${text} ø%k`)).toBeNull();
      }),
    );
  });

  it("is looked up among 3000 that are often used", () => {
    expect(commonPasswords.length).toBe(3000);
    expect(new Set(commonPasswords).size).toBe(3000);
    for (const password of commonPasswords) {
      expect(passwordWeakness(password.toUpperCase())).not.toBeNull();
    }
  });
});
