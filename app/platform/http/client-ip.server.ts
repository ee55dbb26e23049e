import { isIPv6 } from "node:net";

/** Ignores entries that clients can forge. Cuts IPv6 to the /64 of a household. */
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
  const [before = "", after] = ip.split("::");
  const groupsBefore = before ? before.split(":") : [];
  const groupsAfter = after ? after.split(":") : [];
  const zeros =
    after === undefined ? [] : Array(8 - groupsBefore.length - groupsAfter.length).fill("0");
  const groups = [...groupsBefore, ...zeros, ...groupsAfter].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
