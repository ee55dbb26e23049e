import type { LookupAddress, LookupOptions } from "node:dns";
import { get as getOverHttp, type IncomingMessage } from "node:http";
import { get as getOverHttps } from "node:https";
import { isIP } from "node:net";
import { mostPictureBytes } from "#app/platform/pictures/pictures.server.ts";
import { askNameServers } from "./name-servers.server.ts";
import { isPublicAddress } from "./public-addresses.server.ts";
import { inTurn } from "./turns.server.ts";

export type FetchedFile =
  | { ok: true; bytes: Uint8Array }
  /** `not-a-link`: no address that a browser would open. `unreachable`: nothing that we may or can
   * fetch is there; which of the two, nobody is told. */
  | { ok: false; reason: "not-a-link" | "unreachable" | "too-slow" | "too-large" };

/** What may be contacted, and how it is found. */
export interface Network {
  resolve: (hostname: string, signal: AbortSignal) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
  /** As they stand in a URL: empty for the scheme's own. */
  ports: readonly string[];
}

/** Everything public, and nothing else. */
const internet: Network = {
  resolve: askNameServers,
  isAllowed: isPublicAddress,
  ports: ["", "80", "443"],
};

const patienceMs = 5_000;
const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];
const headers = {
  Accept: "image/webp,image/png,image/jpeg",
  "Accept-Encoding": "identity",
  "User-Agent": "Jaord/1.0",
};

class Refused extends Error {
  readonly reason: Extract<FetchedFile, { ok: false }>["reason"];

  constructor(reason: Refused["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Fetches a file of at most 5 MB from an address that somebody typed, within 5 seconds, waiting for
 * the turn of `who` included. Only public machines are contacted, on the web's own ports, and each
 * redirect is judged as the first address was. What the file is, the caller finds out.
 */
export async function fetchPicture(
  address: string,
  who: string,
  network: Network = internet,
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const bytes = await inTurn(who, signal, () => follow(address, network, signal));
    return { ok: true, bytes };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    return { ok: false, reason: signal.aborted ? "too-slow" : "unreachable" };
  }
}

async function follow(address: string, network: Network, signal: AbortSignal): Promise<Buffer> {
  let url = URL.parse(address);
  for (let redirected = 0; redirected <= mostRedirects; redirected++) {
    if (!url || !/^https?:$/.test(url.protocol)) throw new Refused("not-a-link");
    if (url.username || url.password) throw new Refused("not-a-link");
    const response = await request(url, network, signal);
    try {
      const { location } = response.headers;
      if (!redirects.includes(response.statusCode ?? 0)) return await read(response);
      url = location === undefined ? null : URL.parse(location, url);
    } finally {
      response.destroy();
    }
  }
  throw new Refused("unreachable");
}

async function request(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  if (!network.ports.includes(url.port)) throw new Refused("unreachable");
  const found = await addressesOf(url, network, signal);
  const get = url.protocol === "https:" ? getOverHttps : getOverHttp;
  return new Promise((resolve, reject) => {
    // Its own connection, to an address that was checked: a name can mean another one a moment later.
    get(url, { headers, signal, agent: false, lookup: pinned(found) }, resolve).on("error", reject);
  });
}

/** The addresses behind a name, all of them allowed. A URL writes every form of IPv4 alike. */
async function addressesOf(
  { hostname }: URL,
  network: Network,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(literal);
  const found = family ? [{ address: literal, family }] : await network.resolve(hostname, signal);
  if (found.length === 0 || !found.every(({ address }) => network.isAllowed(address))) {
    throw new Refused("unreachable");
  }
  return found;
}

function pinned(found: LookupAddress[]) {
  return (
    _hostname: string,
    options: LookupOptions,
    callback: (error: null, address: string | LookupAddress[], family?: number) => void,
  ) => {
    const [first] = found;
    if (options.all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

async function read(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) throw new Refused("unreachable");
  // Compressed all the same: how large it would become, nobody knows.
  if ((response.headers["content-encoding"] ?? "identity") !== "identity") {
    throw new Refused("unreachable");
  }
  if (Number(response.headers["content-length"]) > mostPictureBytes) throw new Refused("too-large");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > mostPictureBytes) throw new Refused("too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
