import { afterEach, expect, test, vi } from "vitest";
import { draftFrom } from "#app/features/weddings/rules.ts";
import { stubSessionStorage } from "#tests/support/session-storage.ts";
import { writeDraft } from "../kept-forms.ts";
import { type EditDraft, loadEditDraft } from "./edit-draft.ts";

const edit: EditDraft = {
  base: { fields: { ...draftFrom(null), bride: "Kari" }, version: 4 },
  fields: { ...draftFrom(null), bride: "Karin" },
  conflicts: ["bride"],
};

afterEach(() => vi.unstubAllGlobals());

test("an edit comes back as it was kept", () => {
  stubSessionStorage();
  writeDraft("edit-wedding", "a", edit);
  expect(loadEditDraft("a")).toEqual(edit);
  expect(loadEditDraft("b")).toBeNull();
});

test("what is kept is taken for no more than it can be", () => {
  stubSessionStorage();
  const { conflicts: _, ...unconflicts } = edit;
  writeDraft("edit-wedding", "a", unconflicts);
  expect(loadEditDraft("a")).toEqual({ ...unconflicts, conflicts: [] });
  writeDraft("edit-wedding", "a", { ...edit, conflicts: ["price"] });
  expect(loadEditDraft("a")?.conflicts).toEqual([]);
});

test.each([{}, { base: { version: "x" } }, { base: { version: 4 }, conflicts: 1 }])(
  "%j is no edit",
  (written) => {
    stubSessionStorage();
    writeDraft("edit-wedding", "a", written);
    expect(loadEditDraft("a")).toBeNull();
  },
);
