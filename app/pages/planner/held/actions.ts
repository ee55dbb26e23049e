import { describeActions } from "#app/platform/http/actions.ts";
import { heldTexts } from "./texts.ts";

const { done, failed } = heldTexts;

/** Those that end in `-crowd` decide about all senders of a crowd, the others about some. */
export const heldActions = describeActions("/held", {
  "let-in-crowd": { done: done.letIn, undo: "hold-crowd", failed },
  "hide-crowd": { done: done.hidden, undo: "hold-crowd", failed },
  "hold-crowd": { done: done.held, failed },
  "let-in": { done: done.letIn, undo: "hold", failed },
  hide: { done: done.hidden, undo: "hold", failed },
  hold: { done: done.held, failed },
  "free-gifts": { done: done.freed, undo: "keep-gifts", failed },
  "keep-gifts": { done: done.kept, failed },
});
