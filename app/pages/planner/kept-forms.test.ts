import { afterEach, expect, test, vi } from "vitest";
import { openTab } from "#tests/support/tab.ts";
import {
  forget,
  forgetAll,
  forgetSaved,
  keep,
  keepTexts,
  keptOf,
  keptTexts,
} from "./kept-forms.ts";

const stored = { giftAccount: "", giftNote: "Til reisen" };
const typed = { giftAccount: "1234", giftNote: "Til reisen" };
const base = { wasAccount: "", wasNote: "Til reisen" };

afterEach(() => vi.unstubAllGlobals());

test("what is typed is kept for its own owner until it is forgotten", () => {
  openTab();
  keepTexts("gift-box", "a", formOf({ ...base, ...typed }), stored);
  expect(keptTexts("gift-box", "a")).toEqual({ ...base, ...typed });
  expect(keptTexts("gift-box", "b")).toBeNull();
  expect(keptTexts("wish", "a")).toBeNull();
  forget("gift-box");
  expect(keptTexts("gift-box", "a")).toBeNull();
});

test("what is typed back to what is stored is forgotten", () => {
  const kept = openTab();
  keepTexts("gift-box", "a", formOf({ ...base, ...typed }), stored);
  keepTexts("gift-box", "a", formOf({ ...base, ...stored }), stored);
  expect(kept).toEqual({});
});

test("what is saved is forgotten, and what has been typed since is not", () => {
  openTab();
  const isSaved = ({ giftAccount }: { giftAccount: string }) => giftAccount === typed.giftAccount;
  keepTexts("gift-box", "a", formOf({ ...base, ...typed, giftAccount: "12345" }), stored);
  forgetSaved("gift-box", "a", isSaved);
  expect(keptTexts("gift-box", "a")).toMatchObject({ giftAccount: "12345" });
  keepTexts("gift-box", "a", formOf({ ...base, ...typed }), stored);
  forgetSaved("gift-box", "b", isSaved);
  expect(keptTexts("gift-box", "a")).not.toBeNull();
  forgetSaved("gift-box", "a", isSaved);
  expect(keptTexts("gift-box", "a")).toBeNull();
});

test("of a form only the texts that are named are kept", () => {
  const kept = openTab();
  const form = formOf({ displayName: "Kari", password: "hemmelig", code: "123456" });
  form.set("avatar", new File(["bytes"], "meg.png"));
  keepTexts("profile", "a", form, { displayName: "" });
  expect(kept).toEqual({
    profile: JSON.stringify({ owner: "a", written: { displayName: "Kari" } }),
  });
  form.set("displayName", new File(["bytes"], "meg.png"));
  keepTexts("profile", "a", form, { displayName: "" });
  expect(kept).toEqual({});
});

test("whoever signs out leaves nothing behind", () => {
  const kept = openTab({ elsewhere: "1" });
  keep("edit-wedding", "a", {});
  keepTexts("profile", "a", formOf({ displayName: "Kari" }), { displayName: "" });
  keepTexts("gift-box", "a", formOf({ ...base, ...typed }), stored);
  keepTexts("wish", "a", formOf({ title: "Vase" }), { title: "" });
  expect(Object.keys(kept)).toHaveLength(5);
  forgetAll();
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
  openTab({ profile: kept });
  expect(keptTexts("profile", "a")).toBeNull();
});

test("a browser that refuses to keep anything is no reason to stop", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  keep("edit-wedding", "a", {});
  forgetAll();
  expect(keptOf("edit-wedding", "a", (written) => written)).toBeNull();
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.set(field, text);
  return form;
}
