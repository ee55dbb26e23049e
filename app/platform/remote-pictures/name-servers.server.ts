import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { setTimeout as wait } from "node:timers/promises";

const otherKindMs = 300;

/**
 * The addresses of a name; none when nobody knows it. Over sockets of our own: the system's way
 * holds one of four threads, which passwords and files need too, for as long as a stranger's name
 * server likes, and cannot be called off.
 */
export async function askNameServers(
  hostname: string,
  signal: AbortSignal,
  servers?: string[],
): Promise<LookupAddress[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  signal.addEventListener("abort", () => resolver.cancel());
  const known: LookupAddress[] = [];
  const keep = (family: 4 | 6) => (addresses: string[]) => {
    known.push(...addresses.map((address) => ({ address, family })));
  };
  const asked = [
    resolver.resolve4(hostname).then(keep(4)),
    resolver.resolve6(hostname).then(keep(6)),
  ];
  const all = Promise.allSettled(asked);
  await Promise.any(asked).catch(() => undefined);
  // A name server that is silent about one kind must not spoil the other.
  await Promise.race([all, wait(otherKindMs)]);
  resolver.cancel();
  signal.throwIfAborted();
  return known.toSorted((one, other) => one.family - other.family);
}
