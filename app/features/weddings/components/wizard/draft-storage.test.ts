import { afterEach, describe, expect, test, vi } from "vitest";
import { draftFrom } from "#app/features/weddings/rules.ts";
import { clearDraft, loadDraft, saveDraft } from "./draft-storage.ts";

const draft = { ...draftFrom(null), bride: "Kari", weddingDate: "2027-06-12" };

afterEach(() => vi.unstubAllGlobals());

test("a draft is stored under the key `wedding-data` until it is cleared", () => {
  const items = browserWith({});
  expect(loadDraft()).toBeNull();
  expect(saveDraft(draft)).toBe(true);
  expect(JSON.parse(items["wedding-data"] ?? "")).toEqual(draft);
  expect(loadDraft()).toEqual(draft);
  clearDraft();
  expect(items).toEqual({});
});

test("an empty draft is removed", () => {
  const items = browserWith({ "wedding-data": JSON.stringify(draft) });
  expect(saveDraft(draftFrom(null))).toBe(true);
  expect(items).toEqual({});
});

test.each([
  ["broken JSON", '{"bride":"Ka', null],
  ["nothing", "null", draftFrom(null)],
  ["a list", '["Kari"]', draftFrom(null)],
  ["another product's data", '{"bride":{"name":"Kari"},"v":3}', draftFrom(null)],
  ["an older draft", '{"bride":"Kari","weddingDate":"2027-06-12"}', draft],
])("%s under the key is handled", (_, stored, expected) => {
  browserWith({ "wedding-data": stored });
  expect(loadDraft()).toEqual(expected);
});

describe("a browser without storage", () => {
  test.each([
    ["refuses the storage", () => stubWindow({})],
    ["refuses to write", () => browserWith({}, true)],
  ])("that %s causes no error", (_, prepare) => {
    prepare();
    expect(saveDraft(draft)).toBe(false);
    expect(loadDraft()).toBeNull();
    expect(() => clearDraft()).not.toThrow();
  });
});

function browserWith(items: Record<string, string>, full = false): Record<string, string> {
  const localStorage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  stubWindow({ localStorage });
  return items;
}

function stubWindow(browser: object): void {
  vi.stubGlobal("window", browser);
}
