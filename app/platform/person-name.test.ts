import { expect, test } from "vitest";
import { firstNameOf } from "./person-name.ts";

test("the first name has its hyphens", () => {
  expect(firstNameOf("  Kari-Anne Tveit ")).toBe("Kari-Anne");
});

test("an empty name has an empty first name", () => {
  expect(firstNameOf(" ")).toBe("");
});
