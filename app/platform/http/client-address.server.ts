import { isIPv6 } from "node:net";

/**
 * The address that limits count by. Behind `trustedProxies` proxies it is the entry the outermost
 * of them appended to X-Forwarded-For; anything further left was written by the client.
 * One household holds a whole IPv6 /64, so only that part is kept.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const hops = forwardedFor?.split(",").map((hop) => hop.trim()) ?? [];
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return networkOf(forwarded || socketAddress);
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array(8 - left.length - right.length).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
