import { subscribe } from "./live.server.ts";

const heartbeatMs = 20_000;
const retryMs = 1_000;

/**
 * Answers a browser's EventSource with one event per word of `topics` said in `scope`, named and
 * filled by the word, and `resync` when words may have been missed: the browser then asks for
 * everything again. Check the reader's permission before; the stream ends with the request.
 */
export function eventStream(request: Request, scope: string, topics: readonly string[]): Response {
  const encoder = new TextEncoder();
  // A word that waits already need not wait twice, so a slow reader costs at most one of each.
  const pending = new Set<string>();
  let end = () => {};

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        let missedBeats = 0;
        const heartbeat = setInterval(() => {
          if (ready(controller)) {
            missedBeats = 0;
            send(": \n\n");
          } else if (++missedBeats === 3) {
            end();
            controller.error(new Error("the reader has stopped reading"));
          }
        }, heartbeatMs);
        const unsubscribe = subscribe(scope, (topic) => {
          if (topic !== "resync" && !topics.includes(topic)) return;
          pending.add(topic);
          if (ready(controller)) flush(controller);
        });
        const close = () => {
          end();
          controller.close();
        };
        end = () => {
          clearInterval(heartbeat);
          unsubscribe();
          request.signal.removeEventListener("abort", close);
        };
        request.signal.addEventListener("abort", close);
        send(`retry: ${retryMs}\n: connected\n\n`);
        if (request.signal.aborted) close();
      },
      pull: flush,
      cancel: () => end(),
    },
    { highWaterMark: 2 },
  );

  function flush(controller: ReadableStreamDefaultController<Uint8Array>) {
    if (pending.size === 0) return;
    const events = [...pending].map((topic) => `event: ${topic}\ndata: ${topic}\n\n`).join("");
    pending.clear();
    controller.enqueue(encoder.encode(events));
  }

  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}

function ready(controller: ReadableStreamDefaultController): boolean {
  return (controller.desiredSize ?? 0) > 0;
}
