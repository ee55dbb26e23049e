import { expect, it } from "vitest";
import { fontFamilies } from "#app/ui/font-families.ts";
import { scriptFontRules } from "./script-fonts.ts";
import { scripts, scriptsIn } from "./scripts.ts";

it.each(scripts)("every face of the guest pages gets the letters of $subset", (script) => {
  const rules = scriptFontRules([script]);
  for (const { family, source, faces } of fontFamilies) {
    const isOfGuestPages = source.startsWith("@fontsource/");
    for (const { weight, style = "normal" } of isOfGuestPages ? faces : []) {
      const descriptors = `font-family:"${family}";font-style:${style};font-weight:${weight};`;
      expect(rules).toContain(descriptors);
    }
  }
  expect(rules.match(/url\("[^"]+\.woff2"\)/g)).toHaveLength(rules.split("@font-face").length - 1);
});

it("a family's own letters are preferred", () => {
  const [vietnamese] = scriptsIn("ễ");
  const rules = scriptFontRules(vietnamese ? [vietnamese] : []);
  expect(rules).toContain("cormorant-garamond-vietnamese-500-italic");
  expect(rules).toContain("noto-sans-vietnamese-400-normal");
});

it.each([
  ["Kari & Ola – «på Ås» ❤️ 李明", []],
  ["Łukasz Čáhppe", []],
  ["Nguyê\u0303n", ["vietnamese"]],
  ["Олена", ["cyrillic"]],
  ["Қанат", ["cyrillic", "cyrillic-ext"]],
  ["محمد கவிதா", ["arabic", "tamil"]],
])("the scripts of %j are %j", (text, expected) => {
  expect(scriptsIn(text).map(({ subset }) => subset)).toEqual(expected);
});
