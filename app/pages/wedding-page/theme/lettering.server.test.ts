import { expect, it } from "vitest";
import { themeIds } from "#app/features/weddings/rules.ts";
import { drawMonogram } from "../card/monogram.server.ts";
import { letteringOf } from "./lettering.server.ts";

const line = { middle: 300, baseline: 236, size: 104 };

const names = {
  norwegian: "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅabcdefghijklmnopqrstuvwxyzæøå &-.0123456789",
  sami: "ÁČĐŊŠŦŽáčđŋšŧž",
  polish: "Łukasz Świętosława Żółć",
  vietnamese: "Nguyễn Thị Ánh Đặng Hữu",
  ukrainian: "Олександра Їжакевич Ґонта",
  kazakh: "Әлия Қанат",
  greek: "Γεωργία",
  arabic: "فاطمة الزهراء",
  urdu: "عائشہ چوہدری",
  hebrew: "מרים",
  armenian: "Անահիտ",
  georgian: "ნინო",
  hindi: "अनन्या",
  bengali: "রবীন্দ্র",
  punjabi: "ਹਰਪ੍ਰੀਤ",
  tamil: "கார்த்திக்",
  sinhala: "සඳුනි",
  thai: "สมชาย",
  tigrinya: "ተስፋይ",
};

it.each(themeIds)("the fonts of %s have the letters of every script", async (theme) => {
  const lettering = await letteringOf(theme, Object.values(names));
  for (const [script, name] of Object.entries(names)) {
    const width = lettering.widthOf(name) ?? 0;
    const letters = [...name].filter((letter) => /\p{L}/u.test(letter)).length;
    expect(width / letters, script).toBeGreaterThan(0.2);
    expect(lettering.centred(name, line), script).toMatch(/^M[MLQCZ\d .-]+$/);
  }
});

it("Arabic letters are joined and set from right to left", async () => {
  const lettering = await letteringOf("romantic", [names.arabic]);
  const [first, second] = names.arabic.split(" ") as [string, string];
  const joined = lettering.widthOf(first) ?? 0;
  const apart = [...first].reduce((sum, letter) => sum + (lettering.widthOf(letter) ?? 0), 0);
  expect(joined).toBeLessThan(apart * 0.9);
  const fromZero = (text: string) => {
    const middle = ((lettering.widthOf(text) ?? 0) * 100) / 2;
    return lettering.centred(text, { middle, baseline: 0, size: 100 });
  };
  expect(fromZero(names.arabic).startsWith(fromZero(second))).toBe(true);
  // The space belongs to another font.
  expect(fromZero(`${names.hebrew} Ola`).startsWith(fromZero("Ola"))).toBe(true);
});

it("letters that no font has are left out", async () => {
  const lettering = await letteringOf("romantic", ["Ola ❤️", "李明"]);
  expect(lettering.widthOf("Ola ❤️")).toBe(lettering.widthOf("Ola"));
  expect(lettering.centred("🌸 Ola 👩‍🚀", line)).toBe(lettering.centred("Ola", line));
  expect(lettering.widthOf("李明")).toBeNull();
  expect(lettering.centred("🌸", line)).toBe("");
});

it("a heart replaces a monogram that cannot be drawn", async () => {
  const heart = await drawMonogram("romantic", "🌸李");
  expect(await drawMonogram("romantic", "李")).toBe(heart);
  expect(await drawMonogram("romantic", "IO")).not.toBe(heart);
  expect(await drawMonogram("romantic", "مஅ")).not.toBe(heart);
});
