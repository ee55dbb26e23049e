import type { ActionFields } from "../actions/action-result.ts";
import { inboxTexts } from "./texts.ts";
import { hrefOf } from "./view.ts";

// What the couple can do with a message.

const intents = ["mark-replied", "delete", "restore", "hide", "show"] as const;

export type MessageIntent = (typeof intents)[number];

/** Where the forms are sent. */
export const inboxPath = hrefOf({});

export function isMessageIntent(value: unknown): value is MessageIntent {
  return intents.some((intent) => intent === value);
}

/** @param id of the message; hiding and showing concern the browser it came from */
export function actionFields(intent: MessageIntent, id: string): ActionFields {
  return [
    ["intent", intent],
    ["id", id],
  ];
}

/** What is said when a form could not be handled. */
export function errorMessageFor(intent: unknown): string {
  return inboxTexts.notDone[isMessageIntent(intent) ? intent : "mark-replied"];
}
