// What the couple can do with a message.

const intents = ["answer", "hide", "show"] as const;

export interface Change {
  intent: (typeof intents)[number];
  /** Of the message; hiding and showing concern the browser it came from. */
  id: string;
}

export interface Outcome extends Change {
  ok: boolean;
}

export function isIntent(value: unknown): value is Change["intent"] {
  return intents.some((intent) => intent === value);
}
