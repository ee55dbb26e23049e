import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";

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
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  signal.addEventListener("abort", () => resolver.cancel());
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  signal.throwIfAborted();
  return [...found(four, 4), ...found(six, 6)];
}

function found(asked: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  if (asked.status === "rejected") return [];
  return asked.value.map((address) => ({ address, family }));
}
