import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Http2Client } from "./http2-client.ts";
import { solidPicture } from "./pictures.ts";
import { sendThroughProxy } from "./proxied-forms.ts";
import type { ReverseProxy } from "./reverse-proxy.ts";

const writers = 6;
const readers = 3;
const pauseAfterErrorMs = 100;
const photo = new Blob([new Uint8Array(await solidPicture(60, 40).jpeg().toBuffer())], {
  type: "image/jpeg",
});

interface LoadedWedding {
  weddingId: string;
  /** The couple's session. */
  cookie: string;
}

/** What a client has tried; times are of `performance.now()`. */
interface Attempt {
  /** What a write is known by afterwards, as `countMarks` reads it. */
  mark?: string;
  sentAt: number;
  endedAt: number;
  /** Empty when a write was acknowledged, or a page shown. */
  error: string;
}

interface ClusterLoad {
  attempts: Attempt[];
  /** Waits until this many more writes are acknowledged. */
  waitForAcknowledged: (count: number) => Promise<void>;
  /** Waits for pending requests. */
  stop: () => Promise<void>;
}

/** Guests and a couple who keep writing and reading through the proxy, from an address each. */
export function startClusterLoad(
  { httpsUrl: site, ca }: ReverseProxy,
  { weddingId, cookie }: LoadedWedding,
): ClusterLoad {
  const attempts: Attempt[] = [];
  const events = new EventEmitter();
  let acknowledged = 0;
  let stopped = false;

  const guestForm =
    (path: string) => (client: Http2Client, fields: Record<string, string | Blob>) =>
      sendThroughProxy(client, site, weddingId, path, { guestName: "Åse", ...fields });
  const sendAnswer = guestForm(`/wedding?id=${weddingId}`);
  const sendPhoto = guestForm(`/wedding/photos?id=${weddingId}`);
  const addGuest = (client: Http2Client, name: string) => {
    const body = new URLSearchParams({ intent: "add", id: randomUUID(), name });
    return client.request("/guest-list.data", { body, headers: { cookie, origin: site } });
  };
  const writes = [
    (client: Http2Client, mark: string) =>
      sendAnswer(client, { attending: "true", email: `${mark}@example.no` }),
    (client: Http2Client, mark: string) => sendPhoto(client, { caption: mark, photo }),
    addGuest,
  ];
  const reads = [`/wedding?id=${weddingId}`, "/admin", "/guest-list"];

  const attempt = async (request: Promise<{ status: number; text: string }>, mark?: string) => {
    const sentAt = performance.now();
    const error = await request.then(errorOf, ({ message }: Error) => message);
    attempts.push({ ...(mark && { mark }), sentAt, endedAt: performance.now(), error });
    if (error) return wait(pauseAfterErrorMs);
    if (mark) events.emit("acknowledged", ++acknowledged);
  };
  const clients = Array.from({ length: writers + readers }, async (_, number) => {
    const client = new Http2Client(site, { ca, localAddress: `127.0.3.${number + 1}` });
    for (let turn = number; !stopped; turn++) {
      const mark = randomUUID();
      const [write, read] = [writes[turn % writes.length], reads[turn % reads.length] ?? "/"];
      if (number < writers && write) await attempt(write(client, mark), mark);
      else await attempt(client.request(read, { headers: { cookie } }));
    }
    client.close();
  });
  return {
    attempts,
    waitForAcknowledged: async (count) => {
      const wanted = acknowledged + count;
      while (acknowledged < wanted) await once(events, "acknowledged");
    },
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

/** A refusal that need not be retried has status 200. */
function errorOf({ status, text }: { status: number; text: string }): string {
  return status < 400 && !/"ok",false/.test(text) ? "" : `status ${status}: ${text.slice(0, 200)}`;
}
