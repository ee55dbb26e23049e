import { subscribe } from "./live.server.ts";
import { type OpenStream, registerStream, unregisterStream } from "./open-streams.server.ts";
import type { Receiver, Topic } from "./topics.ts";

const heartbeatMs = 20_000;
const permissionCheckMs = 4_000;
const retryMs = 1_000;

interface StreamOptions {
  subscriberId: string;
  /** Called every few seconds; the stream ends on false or an error. */
  isAllowed: () => Promise<boolean>;
  receivers: readonly Receiver[];
  topics: readonly Topic[];
}

/** Sends one event per topic, `resync` when events may be lost. Callers must check permission. */
export function eventStream(request: Request, options: StreamOptions): Response {
  const { receivers, topics } = options;
  const names: readonly string[] = topics;
  const encoder = new TextEncoder();
  // A Set, so that a slow reader holds at most one event of each topic.
  const pending = new Set<string>();
  const cleanups: (() => void)[] = [];
  const cleanUp = () => {
    for (const cleanup of cleanups.splice(0)) cleanup();
  };
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (text: string) => controller?.enqueue(encoder.encode(text));
  const close = () => {
    if (cleanups.length === 0) return;
    cleanUp();
    controller?.close();
  };
  const stream: OpenStream = {
    subscriberId: options.subscriberId,
    close: (retryAfterMs) => {
      send(`retry: ${retryAfterMs}\n\n`);
      close();
    },
  };
  if (!registerStream(stream)) return new Response(null, { status: 503 });

  const body = new ReadableStream<Uint8Array>(
    {
      start(streamController) {
        controller = streamController;
        let missedHeartbeats = 0;
        const heartbeat = setInterval(() => {
          if (hasCapacity(streamController)) {
            missedHeartbeats = 0;
            send(": \n\n");
          } else if (++missedHeartbeats === 3) {
            cleanUp();
            streamController.error(new Error("the reader has stopped reading"));
          }
        }, heartbeatMs);
        let isChecking = false;
        const permissionCheck = setInterval(async () => {
          // A database that is slower than the interval would be asked more and more.
          if (isChecking) return;
          isChecking = true;
          const isAllowed = await options.isAllowed().catch(() => false);
          isChecking = false;
          if (!isAllowed) close();
        }, permissionCheckMs);
        const onTopic = (topic: string) => {
          if (topic !== "resync" && !names.includes(topic)) return;
          pending.add(topic);
          if (hasCapacity(streamController)) flush();
        };
        cleanups.push(
          () => unregisterStream(stream),
          () => clearInterval(heartbeat),
          () => clearInterval(permissionCheck),
          ...receivers.map((receiver) => subscribe(receiver, onTopic)),
          () => request.signal.removeEventListener("abort", close),
        );
        request.signal.addEventListener("abort", close);
        send(`retry: ${retryMs}\n: connected\n\n`);
        if (request.signal.aborted) close();
      },
      pull: flush,
      cancel: cleanUp,
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

function hasCapacity(controller: ReadableStreamDefaultController): boolean {
  return (controller.desiredSize ?? 0) > 0;
}
