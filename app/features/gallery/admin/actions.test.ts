import { expect, test } from "vitest";
import type { ActionFields } from "../actions/action-result.ts";
import { blockSenderFields, deleteFields, moveFields, unblockSenderFields } from "./actions.ts";
import { applyOptimistic } from "./apply-optimistic.ts";
import type { GalleryView } from "./load-gallery.server.ts";

test.each<[string, ActionFields[], string[]]>([
  ["nothing", [], ["a shown", "b awaiting", "c hidden"]],
  ["deleting", [deleteFields("a", "c")], ["b awaiting"]],
  ["moving", [moveFields("shown", "b", "c")], ["a shown", "b shown", "c shown"]],
  ["two forms", [moveFields("hidden", "a"), deleteFields("b")], ["a hidden", "c hidden"]],
  [
    "hiding a browser",
    [blockSenderFields("a")],
    ["a shown, sender hidden", "b awaiting", "c hidden"],
  ],
  [
    "a form and its undoing",
    [blockSenderFields("a"), unblockSenderFields("a")],
    ["a shown", "b awaiting", "c hidden"],
  ],
  ["a form of another page", [[["intent", "burn"]]], ["a shown", "b awaiting", "c hidden"]],
])("the gallery shows %s before it is done", (_, forms, photos) => {
  expect(shown(applyOptimistic(gallery("all"), forms.map(formOf)))).toEqual(photos);
});

test("what no longer belongs on the shelf leaves it", () => {
  const forms = [moveFields("shown", "b"), blockSenderFields("a")].map(formOf);
  expect(shown(applyOptimistic(gallery("shown"), forms))).toEqual(["b shown"]);
  expect(shown(applyOptimistic(gallery("awaiting"), forms))).toEqual([]);
});

test("the switch is where it was put", () => {
  const form = formOf([
    ["intent", "approval"],
    ["approve", "on"],
  ]);
  expect(applyOptimistic(gallery("all"), [form]).approvePhotos).toBe(true);
});

function gallery(filter: GalleryView["view"]["filter"]): GalleryView {
  const photo = { senderBlocked: false };
  return {
    view: { filter, page: 1 },
    approvePhotos: false,
    photos: [
      { ...photo, id: "a", status: "shown" },
      { ...photo, id: "b", status: "awaiting" },
      { ...photo, id: "c", status: "hidden" },
    ],
  } as unknown as GalleryView;
}

function formOf(fields: ActionFields): FormData {
  const form = new FormData();
  for (const field of fields) form.append(...field);
  return form;
}

function shown({ photos }: GalleryView): string[] {
  return photos.map(
    ({ id, status, senderBlocked }) => `${id} ${status}${senderBlocked ? ", sender hidden" : ""}`,
  );
}
