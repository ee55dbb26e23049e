import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import PQueue from "p-queue";
import type { Dispatcher } from "undici";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";

export type FetchedFile =
  | { ok: true; bytes: Uint8Array }
  /** Includes forbidden targets, so that results do not reveal an internal network. */
  | { ok: false; reason: "not-a-link" | "unreachable" | "too-slow" | "too-large" };

export interface Network {
  resolve: (hostname: string, signal: AbortSignal) => Promise<LookupAddress[]>;
  isAllowed: (ipAddress: string) => boolean;
  ports: readonly string[];
  timeoutMs: number;
}

const internet: Network = {
  resolve: resolveName,
  isAllowed: isPublicIpAddress,
  ports: ["", "80", "443"],
  timeoutMs: 5_000,
};

/** Of undici's error for a body above `maxResponseSize`. */
const tooLargeCode = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
const maxRedirects = 3;
const redirectStatuses = [301, 302, 303, 307, 308];
const headers = {
  Accept: "image/webp,image/png,image/jpeg",
  "Accept-Encoding": "identity",
  "User-Agent": "Jaord/1.0",
};

const fetchQueue = new PQueue({ concurrency: 8 });
const queuesByKey = new Map<string, PQueue>();
const maxConcurrentPerKey = 2;

class FetchError extends Error {
  readonly reason: Extract<FetchedFile, { ok: false }>["reason"];

  constructor(reason: FetchError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Contacts public IP addresses on ports 80 and 443 only, within 5 seconds including the queue. */
export async function fetchPicture(
  url: string,
  key: string,
  network: Network = internet,
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  try {
    const fetching = () => fetchFile(url, network, signal);
    return { ok: true, bytes: await enqueue(key, signal, fetching) };
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: "too-slow" };
    if ((error as { code?: string }).code === tooLargeCode)
      return { ok: false, reason: "too-large" };
    return { ok: false, reason: error instanceof FetchError ? error.reason : "unreachable" };
  }
}

function enqueue<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>) {
  const queue = queuesByKey.get(key) ?? new PQueue({ concurrency: maxConcurrentPerKey });
  queuesByKey.set(key, queue);
  queue.addEventListener("idle", () => queuesByKey.delete(key), { once: true });
  return queue.add(() => fetchQueue.add(work, { signal }), { signal });
}

async function fetchFile(startUrl: string, network: Network, signal: AbortSignal) {
  const { Agent, request } = await import("undici");
  const agent = new Agent({
    allowH2: false,
    maxResponseSize: maxPictureBytes,
    connect: { lookup: checkedLookup(network, signal) },
  });
  // undici ignores a request's own signal while its connection is being made.
  signal.addEventListener("abort", () => void agent.destroy());
  try {
    let url = URL.parse(startUrl);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await request(checkUrl(url, network), { dispatcher: agent, headers });
      response.body.on("error", () => undefined);
      if (!redirectStatuses.includes(response.statusCode)) return await readBody(response);
      const { location } = response.headers;
      url = location ? URL.parse(String(location), url?.href) : null;
    }
    throw new FetchError("unreachable");
  } finally {
    await agent.destroy();
  }
}

function checkUrl(url: URL | null, network: Network): URL {
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new FetchError("not-a-link");
  }
  // A literal IP address is not looked up. `URL` has normalised its notation.
  const ipAddress = url.hostname.replace(/^\[|\]$/g, "");
  const isForbidden = isIP(ipAddress) !== 0 && !network.isAllowed(ipAddress);
  if (isForbidden || !network.ports.includes(url.port)) throw new FetchError("unreachable");
  return url;
}

/** Resolves and checks in one step, because a second lookup may return other addresses. */
function checkedLookup(network: Network, signal: AbortSignal): LookupFunction {
  return (hostname, { all }, callback) => {
    const respond = (found: LookupAddress[]) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => network.isAllowed(address))) {
        callback(new FetchError("unreachable"), []);
      } else if (all) callback(null, found);
      else callback(null, first.address, first.family);
    };
    network.resolve(hostname, signal).then(respond, (error) => callback(error, []));
  };
}

/** `dns.lookup` occupies a thread until the name server responds, even when aborted. */
export async function resolveName(
  hostname: string,
  signal: AbortSignal,
  nameServers?: string[],
): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  signal.addEventListener("abort", () => resolver.cancel());
  const [ipv4, ipv6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const withFamily = (result: PromiseSettledResult<string[]>, family: number) =>
    result.status === "fulfilled" ? result.value.map((address) => ({ address, family })) : [];
  return [...withFamily(ipv4, 4), ...withFamily(ipv6, 6)];
}

const globalUnicastIpv6 = ipaddr.parseCIDR("2000::/3");

export function isPublicIpAddress(ipAddress: string): boolean {
  if (isIP(ipAddress) === 0) return false;
  const parsed = ipaddr.parse(ipAddress);
  // ipaddr.js also calls unassigned IPv6 addresses "unicast".
  return (
    parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(globalUnicastIpv6))
  );
}

async function readBody({ statusCode, headers, body }: Dispatcher.ResponseData) {
  const isEncoded = (headers["content-encoding"] ?? "identity") !== "identity";
  if (statusCode !== 200 || isEncoded) throw new FetchError("unreachable");
  if (Number(headers["content-length"]) > maxPictureBytes) throw new FetchError("too-large");
  return body.bytes();
}
