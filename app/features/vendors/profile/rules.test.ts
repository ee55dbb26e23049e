import { expect, test } from "vitest";
import { haveAllPassed, openChecks, parseWebsite, shownWebsite } from "./rules.ts";

test.each([
  ["lys.example", "https://lys.example"],
  ["  www.lys.example/ ", "https://www.lys.example"],
  ["http://lys.example/om-oss?a=1", "http://lys.example/om-oss?a=1"],
  ["blåbær.example", "https://xn--blbr-roah.example"],
  ["javascript:alert(1)", null],
  ["ftp://lys.example", null],
  ["https://bruker:passord@lys.example", null],
  ["localhost", null],
  ["http://127.0.0.1", null],
  ["http://lys.example:8080", null],
  ["lys", null],
  ["lys .example", null],
  [`${"a".repeat(300)}.example`, null],
])("the website %j is %j", (typed, stored) => {
  expect(parseWebsite(typed)).toBe(stored);
});

test("a website is shown without its scheme", () => {
  expect(shownWebsite("https://lys.example/om")).toBe("lys.example/om");
});

test("all three checks must have passed", () => {
  const passed = {
    orgNumberCheck: "passed",
    emailCheck: "passed",
    websiteCheck: "passed",
  } as const;
  expect(haveAllPassed(passed)).toBe(true);
  expect(haveAllPassed(openChecks)).toBe(false);
  for (const check of ["orgNumberCheck", "emailCheck", "websiteCheck"] as const) {
    expect(haveAllPassed({ ...passed, [check]: "failed" })).toBe(false);
  }
});
