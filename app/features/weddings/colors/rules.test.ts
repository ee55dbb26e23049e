import { expect, it } from "vitest";
import { themeIds, themes } from "../rules.ts";
import { isThemeColors, parseColors, readColors } from "./rules.ts";

it.each([
  ["Støvblå, gull og #AABBCC", ["#8fa5ba", "#b08d4f", "#aabbcc"]],
  ["#2a7", ["#22aa77"]],
  ["mørkeblå + lysegrønn", ["#22335c", "#4a7c4e"]],
  ["støvet salviegrønn med terrakotta", ["#93a688", "#b95c3c"]],
  ["røde roser", ["#b3202c"]],
  ["hvit, krem, #fafafa", []],
  ["#12345", []],
  ["noe fint", []],
  ["lakserosa", ["#f0a08f"]],
  ["Lakserosa og blått", ["#f0a08f", "#3b64a0"]],
  ["høstgule blader", ["#e0b021"]],
  ["dus grønn, kremhvit", ["#4a7c4e"]],
  ["brød", []],
  ["", []],
])("the colours of “%s” are parsed", (text, colors) => {
  expect(parseColors(text)).toEqual(colors);
});

it("every colour is returned as it was written, with whether it is known", () => {
  expect(readColors("Lakserosa, xyzfarge; hvit og duegrå, #FFF\n#2a7")).toEqual([
    { text: "Lakserosa", color: "#f0a08f", isKnown: true },
    { text: "xyzfarge", color: null, isKnown: false },
    { text: "hvit", color: null, isKnown: true },
    { text: "duegrå", color: null, isKnown: true },
    { text: "#FFF", color: null, isKnown: true },
    { text: "#2a7", color: "#22aa77", isKnown: true },
  ]);
});

it.each(themeIds)("the colours of the theme %s are all known", (theme) => {
  expect(readColors(themes[theme].colors).filter(({ isKnown }) => !isKnown)).toEqual([]);
  expect(isThemeColors(theme, themes[theme].colors.replace(", ", " og "))).toBe(true);
  expect(isThemeColors(theme, "lakserosa")).toBe(false);
});
