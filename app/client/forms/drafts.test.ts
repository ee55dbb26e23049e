import { afterEach, expect, test, vi } from "vitest";
import { stubSessionStorage } from "#tests/support/session-storage.ts";
import { clearAllDrafts, clearDraft, loadDraft, saveDraft } from "./drafts.ts";

const draft = { giftAccount: "1234", giftNote: "Til reisen" };
const read = (stored: unknown) => stored;

afterEach(() => vi.unstubAllGlobals());

test("a draft is stored for its owner until it is cleared", () => {
  stubSessionStorage();
  saveDraft("gift-box", "a", draft);
  expect(loadDraft("gift-box", "a", read)).toEqual(draft);
  expect(loadDraft("gift-box", "b", read)).toBeNull();
  expect(loadDraft("wish", "a", read)).toBeNull();
  clearDraft("gift-box");
  expect(loadDraft("gift-box", "a", read)).toBeNull();
});

test("signing out clears every draft and nothing else", () => {
  const items = stubSessionStorage({ elsewhere: "1" });
  for (const key of ["edit-wedding", "profile", "gift-box", "wish"]) saveDraft(key, "a", draft);
  expect(Object.keys(items)).toHaveLength(5);
  clearAllDrafts();
  expect(Object.entries(items)).toEqual([["elsewhere", "1"]]);
});

test.each(["{", "null", '"a"', '{"owner":"a"}', '{"owner":"a","draft":"x"}'])(
  "%s is not a draft",
  (stored) => {
    stubSessionStorage({ "draft:profile": stored });
    expect(loadDraft("profile", "a", (found) => found.displayName.trim())).toBeNull();
  },
);

test("blocked storage causes no error", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  saveDraft("edit-wedding", "a", {});
  clearDraft("edit-wedding");
  clearAllDrafts();
  expect(loadDraft("edit-wedding", "a", read)).toBeNull();
});
