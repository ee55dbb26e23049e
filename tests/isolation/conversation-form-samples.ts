import type { FillForm } from "./form-targets.ts";

/** Of `/conversations/:id`. */
export const conversationFormSamples: Record<string, FillForm> = {
  send: () => [
    ["id", unreadMessageId],
    ["text", "Er dere ledige?"],
  ],
  read: () => [["until", new Date().toISOString()]],
  mute: () => [],
  unmute: () => [],
  block: () => [],
  unblock: () => [],
  report: () => [
    ["id", crypto.randomUUID()],
    ["reason", "spam"],
    ["text", "Reklame"],
  ],
};

/** Is refused, because the account of the sample is on both sides, so that nobody would read it. */
export const unreadMessageId = "5e0c6c6e-6f6d-4b7a-9d0e-2f1a3b4c5d6e";
