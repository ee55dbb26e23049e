import type { PhotoStatus } from "#app/features/gallery/rules.ts";
import type { ActionFields } from "../actions/action-result.ts";

// The forms of this page.

export function deleteFields(...ids: string[]): ActionFields {
  return [["intent", "delete"], ...ids.map((id): [string, string] => ["photo", id])];
}

export function moveFields(to: PhotoStatus, ...ids: string[]): ActionFields {
  return [["intent", "move"], ...ids.map((id): [string, string] => [to, id])];
}

export function blockSenderFields(id: string): ActionFields {
  return [
    ["intent", "hide-sender"],
    ["photo", id],
  ];
}

export function unblockSenderFields(id: string): ActionFields {
  return [
    ["intent", "show-sender"],
    ["photo", id],
  ];
}
