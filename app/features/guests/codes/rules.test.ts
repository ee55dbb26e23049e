import { expect, test } from "vitest";
import { formatCode, invitationPath, parseCode } from "./rules.ts";

test.each([
  ["K7QF-92MD", "K7QF92MD"],
  [" k7qf 92md ", "K7QF92MD"],
  ["k7qf–92md.", "K7QF92MD"],
  ["K7QF-92M", null],
  ["K7QF-92MDX", null],
  ["K0QF-92MD", null],
  ["", null],
  ["K7QF92MD".repeat(20_000), null],
])("the code in %.20j is %j", (text, code) => {
  expect(parseCode(text)).toBe(code);
});

test("a written code can be read", () => {
  expect(parseCode(formatCode("K7QF92MD"))).toBe("K7QF92MD");
});

test.each([
  ["Ingrid og Mathias", "/b/ingrid-og-mathias/K7QF-92MD"],
  ["Åse og Đỗ", "/b/ase-og-o/K7QF-92MD"],
  ["Дмитрий", "/b/bryllup/K7QF-92MD"],
])("the invitation of %j is at %s", (names, path) => {
  expect(invitationPath(names, "K7QF92MD")).toBe(path);
});
