import { afterEach, expect, test, vi } from "vitest";
import { stubSessionStorage } from "#tests/support/session-storage.ts";
import {
  clearAllDrafts,
  clearDraft,
  clearDraftIfSaved,
  loadDraft,
  readDraft,
  saveDraft,
  writeDraft,
} from "./kept-forms.ts";

const stored = { giftAccount: "", giftNote: "Til reisen" };
const typed = { giftAccount: "1234", giftNote: "Til reisen" };
const base = { wasAccount: "", wasNote: "Til reisen" };

afterEach(() => vi.unstubAllGlobals());

test("what is typed is kept for its own owner until it is forgotten", () => {
  stubSessionStorage();
  saveDraft("gift-box", "a", formOf({ ...base, ...typed }), stored);
  expect(loadDraft("gift-box", "a")).toEqual({ ...base, ...typed });
  expect(loadDraft("gift-box", "b")).toBeNull();
  expect(loadDraft("wish", "a")).toBeNull();
  clearDraft("gift-box");
  expect(loadDraft("gift-box", "a")).toBeNull();
});

test("what is typed back to what is stored is forgotten", () => {
  const kept = stubSessionStorage();
  saveDraft("gift-box", "a", formOf({ ...base, ...typed }), stored);
  saveDraft("gift-box", "a", formOf({ ...base, ...stored }), stored);
  expect(kept).toEqual({});
});

test("what is saved is forgotten, and what has been typed since is not", () => {
  stubSessionStorage();
  const isSaved = ({ giftAccount }: { giftAccount: string }) => giftAccount === typed.giftAccount;
  saveDraft("gift-box", "a", formOf({ ...base, ...typed, giftAccount: "12345" }), stored);
  clearDraftIfSaved("gift-box", "a", isSaved);
  expect(loadDraft("gift-box", "a")).toMatchObject({ giftAccount: "12345" });
  saveDraft("gift-box", "a", formOf({ ...base, ...typed }), stored);
  clearDraftIfSaved("gift-box", "b", isSaved);
  expect(loadDraft("gift-box", "a")).not.toBeNull();
  clearDraftIfSaved("gift-box", "a", isSaved);
  expect(loadDraft("gift-box", "a")).toBeNull();
});

test("of a form only the texts that are named are kept", () => {
  const kept = stubSessionStorage();
  const form = formOf({ displayName: "Kari", password: "hemmelig", code: "123456" });
  form.set("avatar", new File(["bytes"], "meg.png"));
  saveDraft("profile", "a", form, { displayName: "" });
  expect(kept).toEqual({
    profile: JSON.stringify({ owner: "a", written: { displayName: "Kari" } }),
  });
  form.set("displayName", new File(["bytes"], "meg.png"));
  saveDraft("profile", "a", form, { displayName: "" });
  expect(kept).toEqual({});
});

test("whoever signs out leaves nothing behind", () => {
  const kept = stubSessionStorage({ elsewhere: "1" });
  writeDraft("edit-wedding", "a", {});
  saveDraft("profile", "a", formOf({ displayName: "Kari" }), { displayName: "" });
  saveDraft("gift-box", "a", formOf({ ...base, ...typed }), stored);
  saveDraft("wish", "a", formOf({ title: "Vase" }), { title: "" });
  expect(Object.keys(kept)).toHaveLength(5);
  clearAllDrafts();
  expect(kept).toEqual({ elsewhere: "1" });
});

test.each([
  "{",
  "null",
  '"a"',
  '{"owner":"a"}',
  '{"owner":"a","written":"x"}',
  '{"owner":"a","written":{"displayName":1}}',
])("%s is nothing that was typed", (kept) => {
  stubSessionStorage({ profile: kept });
  expect(loadDraft("profile", "a")).toBeNull();
});

test("a browser that refuses to keep anything is no reason to stop", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  writeDraft("edit-wedding", "a", {});
  clearAllDrafts();
  expect(readDraft("edit-wedding", "a", (written) => written)).toBeNull();
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.set(field, text);
  return form;
}
