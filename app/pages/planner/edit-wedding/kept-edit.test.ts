import { afterEach, expect, test, vi } from "vitest";
import { draftFrom } from "#app/features/weddings/rules.ts";
import { forgetEdit, keepEdit, keptEdit, type UnsavedEdit } from "./kept-edit.ts";

const edit: UnsavedEdit = {
  base: { fields: { ...draftFrom(null), bride: "Kari" }, version: 4 },
  fields: { ...draftFrom(null), bride: "Karin" },
  disputed: ["bride"],
};

afterEach(() => vi.unstubAllGlobals());

test("an edit is kept for its own wedding until it is forgotten", () => {
  tabWith({});
  keepEdit("a", edit);
  expect(keptEdit("a")).toEqual(edit);
  expect(keptEdit("b")).toBeNull();
  forgetEdit();
  expect(keptEdit("a")).toBeNull();
});

test("what is kept is taken for no more than it can be", () => {
  const { disputed: _, ...undisputed } = edit;
  tabWith({ "edit-wedding": JSON.stringify({ weddingId: "a", ...undisputed }) });
  expect(keptEdit("a")).toEqual({ ...undisputed, disputed: [] });
  tabWith({ "edit-wedding": JSON.stringify({ weddingId: "a", ...edit, disputed: ["price"] }) });
  expect(keptEdit("a")?.disputed).toEqual([]);
});

test.each(["{", "null", '"a"', '{"weddingId":"a"}', '{"weddingId":"a","base":{"version":"x"}}'])(
  "%s is no edit",
  (kept) => {
    tabWith({ "edit-wedding": kept });
    expect(keptEdit("a")).toBeNull();
  },
);

test("a browser that keeps nothing is no reason to stop", () => {
  vi.stubGlobal("window", {});
  keepEdit("a", edit);
  forgetEdit();
  expect(keptEdit("a")).toBeNull();
});

function tabWith(kept: Record<string, string>): void {
  const sessionStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  vi.stubGlobal("window", { sessionStorage });
}
