import type { PhotoStatus } from "#app/features/gallery/rules.ts";
import type { Fields } from "../acts/act-answer.ts";

// The forms of this page.

export function deleting(...ids: string[]): Fields {
  return [["intent", "delete"], ...ids.map((id): [string, string] => ["photo", id])];
}

export function moving(to: PhotoStatus, ...ids: string[]): Fields {
  return [["intent", "move"], ...ids.map((id): [string, string] => [to, id])];
}

export function hidingSender(id: string): Fields {
  return [
    ["intent", "hide-sender"],
    ["photo", id],
  ];
}

export function showingSender(id: string): Fields {
  return [
    ["intent", "show-sender"],
    ["photo", id],
  ];
}
