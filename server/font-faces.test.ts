import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { describe, expect, it, test } from "vitest";
import { pageThemes } from "../app/pages/wedding-page/theme/themes.ts";
import { fontFamilies } from "../app/ui/font-families.ts";
import { fallbackName, fontFaceRules } from "./font-faces.ts";
import { generatedStyles } from "./generated-styles.ts";

const everyFamily = await fontFaceRules(fontFamilies.map(({ family }) => family));
const rules = everyFamily.split(/(?=@font-face)/);
const filesOf = (css: string) => [...css.matchAll(/"([^"]+\.woff2)"/g)].map(([, file]) => file);

it("every face's file is installed", () => {
  const files = filesOf(everyFamily);
  expect(files).toHaveLength(67);
  for (const file of files) {
    expect(existsSync(createRequire(import.meta.url).resolve(file ?? ""))).toBe(true);
  }
});

it("the file of our headings has only the axes and weights they use, and is under half as large", () => {
  const rule = rules.find(
    (each) =>
      each.includes('"Fraunces Variable"') && /full-normal/.test(each) && /basic-f/.test(each),
  );
  const [file = ""] = filesOf(rule ?? "");
  const original = createRequire(import.meta.url).resolve(
    "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
  );
  expect(statSync(file).size).toBeLessThan(statSync(original).size / 2);
});

it("an unknown family throws", async () => {
  await expect(fontFaceRules(["Comic Sans"])).rejects.toThrow("no font family Comic Sans");
});

describe("fallback fonts", () => {
  // Ascent and descent in ems, from the hhea tables of the fonts.
  test.each([
    ["Fraunces Variable", 0.978, 0.255],
    ["Instrument Sans Variable", 0.97, 0.25],
    ["Alegreya", 1.016, 0.345],
    ["Jost", 1.07, 0.375],
    ["Playfair Display", 1.082, 0.251],
  ])("have the ascent and descent of %s", (family, ascent, descent) => {
    const found = fallbackRules(family);
    expect(found.length).toBeGreaterThan(0);
    for (const rule of found) {
      const size = percent(rule, "size-adjust");
      expect(percent(rule, "ascent-override") * size).toBeCloseTo(ascent, 3);
      expect(percent(rule, "descent-override") * size).toBeCloseTo(descent, 3);
      expect(percent(rule, "line-gap-override")).toBe(0);
    }
  });

  // Width of Norwegian text relative to the fallback font, measured in Chromium. For display faces the
  // text is names and headings.
  test.each([
    ["Alegreya", "normal", "500", 1.008],
    ["Alegreya", "italic", "500", 0.908],
    ["Alegreya", "normal", "700", 0.951],
    ["Alegreya Sans", "normal", "400", 0.849],
    ["Alegreya Sans", "normal", "500", 0.857],
    ["Bodoni Moda", "normal", "400", 1.135],
    ["Cormorant Garamond", "normal", "500", 0.963],
    ["Cormorant Garamond", "italic", "500", 0.886],
    ["EB Garamond", "normal", "400", 0.932],
    ["Figtree", "normal", "300 900", 0.99],
    ["Jost", "normal", "300", 0.924],
    ["Jost", "normal", "400", 0.954],
    ["Jost", "normal", "500", 0.995],
    ["Lora", "normal", "400", 1.12],
    ["Lora", "italic", "400", 1.119],
    ["Marcellus", "normal", "400", 1.075],
    ["Mulish", "normal", "400", 1.025],
    ["Mulish", "normal", "600", 1.046],
    ["Playfair Display", "normal", "400", 1.094],
    ["Playfair Display", "italic", "400", 1.045],
    ["Fraunces Variable", "normal", "350 430", 1.031],
    ["Instrument Sans Variable", "normal", "400 700", 1.029],
  ])("are as wide as %s %s %s", (family, style, weight, width) => {
    const rule = fallbackRules(family).find(
      (each) => each.includes(`font-style: ${style};`) && each.includes(`font-weight: ${weight};`),
    );
    expect(Math.abs(percent(rule ?? "", "size-adjust") - width)).toBeLessThan(0.022);
  });

  it("are used only by stylesheets that load their family", () => {
    const tokens = readFileSync("app/ui/tokens.css", "utf8");
    const stylesheets = globSync("app/**/*.css", { exclude: ["app/ui/tokens.css"] }).map((path) =>
      readFileSync(path, "utf8").replace('@import "./tokens.css";', () => tokens),
    );
    const naming = stylesheets.filter((css) => css.includes(' Fallback"'));
    expect(naming.length).toBeGreaterThan(8);
    for (const css of naming) {
      const [, imported = ""] = /@import "fonts:([^"]+)"/.exec(css) ?? [];
      const loaded = imported
        .split(", ")
        .map((name) => fontFamilies.find(({ family }) => family === name));
      const known = loaded.map((family) => family && fallbackName(family));
      for (const [, name] of css.matchAll(/"([\w ]+ Fallback)"/g)) expect(known).toContain(name);
    }
  });
});

it("only files of the rules are preloaded", () => {
  const preloaded = filesOf(readFileSync("app/ui/font-preloads.ts", "utf8").replaceAll("?url", ""));
  expect(preloaded.length).toBeGreaterThan(0);
  expect(filesOf(everyFamily)).toEqual(expect.arrayContaining(preloaded));
  const names = filesOf(everyFamily).map((file = "") => basename(file, ".woff2"));
  for (const { fonts } of Object.values(pageThemes)) {
    expect(names).toEqual(expect.arrayContaining([...fonts]));
  }
});

it("files of guest pages have no features that the pages do not use, and are smaller", () => {
  const sizeOf = (file = "") => statSync(file).size;
  for (const style of ["normal", "italic"]) {
    const name = (subset: string) => `cormorant-garamond-${subset}-500-${style}.woff2`;
    const [basic, rest] = ["basic", "latin"].map((subset) =>
      filesOf(everyFamily).find((file = "") => file.endsWith(name(subset))),
    );
    const original = createRequire(import.meta.url).resolve(
      `@fontsource/cormorant-garamond/files/${name("latin")}`,
    );
    expect(sizeOf(basic)).toBeLessThan(sizeOf(original) * 0.65);
    expect(sizeOf(rest)).toBeLessThan(sizeOf(original) * 0.65);
  }
});

it("imports of fonts and theme colours are replaced by their rules", async () => {
  const { transform } = generatedStyles();
  if (typeof transform !== "object") throw new Error("no transform");
  const result = await Reflect.apply(transform.handler, undefined, [
    '@import "fonts:Lora, Mulish";\n@import "theme-colors:";\nbody { margin: 0 }',
    "page.css",
  ]);
  const { code } = result as { code: string };
  expect(code).toContain('font-family: "Lora";');
  expect(code).toContain('font-family: "Mulish Fallback";');
  expect(code).toContain(".theme-elegant { --theme-paper: #191a1d;");
  expect(code).not.toContain("@import");
});

function fallbackRules(family: string): string[] {
  const name = `${family.replace(" Variable", "")} Fallback`;
  return rules.filter((rule) => rule.includes(`"${name}"`));
}

function percent(rule: string, name: string): number {
  return Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
}
