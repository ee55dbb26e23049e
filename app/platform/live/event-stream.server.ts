import { subscribe } from "./live.server.ts";
import { admit, forget, type OpenStream } from "./open-streams.server.ts";

const heartbeatMs = 20_000;
const checkEveryMs = 4_000;
const retryMs = 1_000;

interface StreamOptions {
  /** Who reads; one reader holds only so many streams. */
  reader: string;
  /** Asked every few seconds; the stream ends when it says no or throws. */
  isAllowed: () => Promise<boolean>;
  scope: string;
  topics: readonly string[];
}

/**
 * Answers a browser's EventSource with one event per word of `topics` said in `scope`, named and
 * filled by the word, and `resync` when words may have been missed: the browser then asks for
 * everything again. Check the reader's permission before; the stream ends with the request.
 */
export function eventStream(request: Request, options: StreamOptions): Response {
  const { scope, topics } = options;
  const encoder = new TextEncoder();
  // A word that waits already need not wait twice, so a slow reader costs at most one of each.
  const pending = new Set<string>();
  const ends: (() => void)[] = [];
  const forgetAll = () => {
    for (const end of ends.splice(0)) end();
  };
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (text: string) => controller?.enqueue(encoder.encode(text));
  const close = () => {
    if (ends.length === 0) return;
    forgetAll();
    controller?.close();
  };
  const stream: OpenStream = {
    reader: options.reader,
    close: (pauseMs) => {
      send(`retry: ${pauseMs}\n\n`);
      close();
    },
  };
  if (!admit(stream)) return new Response(null, { status: 503 });

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
        let missedBeats = 0;
        const heartbeat = setInterval(() => {
          if (ready(started)) {
            missedBeats = 0;
            send(": \n\n");
          } else if (++missedBeats === 3) {
            forgetAll();
            started.error(new Error("the reader has stopped reading"));
          }
        }, heartbeatMs);
        const checking = setInterval(async () => {
          if (!(await options.isAllowed().catch(() => false))) close();
        }, checkEveryMs);
        const unsubscribe = subscribe(scope, (topic) => {
          if (topic !== "resync" && !topics.includes(topic)) return;
          pending.add(topic);
          if (ready(started)) flush();
        });
        ends.push(
          () => forget(stream),
          () => clearInterval(heartbeat),
          () => clearInterval(checking),
          unsubscribe,
          () => request.signal.removeEventListener("abort", close),
        );
        request.signal.addEventListener("abort", close);
        send(`retry: ${retryMs}\n: connected\n\n`);
        if (request.signal.aborted) close();
      },
      pull: flush,
      cancel: forgetAll,
    },
    { highWaterMark: 2 },
  );

  function flush() {
    if (pending.size === 0) return;
    const events = [...pending].map((topic) => `event: ${topic}\ndata: ${topic}\n\n`).join("");
    pending.clear();
    send(events);
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
