import { isIPv6 } from "node:net";

/**
 * Returns the IP that rate limits count by. Behind `trustedProxies` proxies it is the entry the outermost
 * of them appended to X-Forwarded-For; anything further left was written by the client.
 * IPv6 addresses are cut to their /64, which belongs to one household.
 */
export function clientIp(
  remoteAddress: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const hops = forwardedFor?.split(",").map((hop) => hop.trim()) ?? [];
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return toNetworkPrefix(forwarded || remoteAddress);
}

function toNetworkPrefix(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array(8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
