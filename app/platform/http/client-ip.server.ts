import { BlockList, isIP, isIPv6 } from "node:net";

/** Parses addresses and networks separated by commas, such as 10.0.0.0/8. Null if one is invalid. */
export function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (!entry) continue;
    const [address = "", length, ...rest] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const maxLength = family === "ipv6" ? 128 : 32;
    const isLength = length === undefined || /^\d{1,3}$/.test(length);
    if (!isIP(address) || !isLength || Number(length ?? 0) > maxLength || rest.length > 0) {
      return null;
    }
    networks.addSubnet(address, Number(length ?? maxLength), family);
  }
  return networks;
}

/**
 * Returns the last address that no trusted proxy has. Only a trusted proxy is believed when it
 * names the hop before it. Cuts IPv6 to the /64 of a household.
 */
export function clientIp(
  remoteAddress: string,
  forwardedFor: string | null,
  trustedProxies: BlockList,
): string {
  const hops = forwardedFor?.split(",").map((hop) => hop.trim()) ?? [];
  let client = remoteAddress;
  while (contains(trustedProxies, client)) {
    const hop = hops.pop();
    if (!hop || !isIP(hop)) break;
    client = hop;
  }
  return toNetworkPrefix(client);
}

function contains(networks: BlockList, ip: string): boolean {
  return networks.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
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
