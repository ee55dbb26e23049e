import { searchSeats } from "#app/features/seating/suggestion/search.ts";
import type { SuggestionTask } from "./use-suggestion.ts";

let isStopped = false;

addEventListener("message", ({ data }: MessageEvent<SuggestionTask>) => {
  if (data.type === "stop") {
    isStopped = true;
    return;
  }
  void searchSeats(data.request, {
    report: (report) => postMessage(report),
    isStopped: () => isStopped,
    pause: nextTask,
    now: () => performance.now(),
  });
});

/** Timers wait four milliseconds, messages do not. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
