import { isIPv6 } from "node:net";

/** Clients can forge entries left of the trusted proxies. IPv6 is cut to a household's /64. */
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
