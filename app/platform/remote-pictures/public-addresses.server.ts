import { BlockList, isIP } from "node:net";

/** Parts of IPv4 that lead to this machine, to its network, to nobody, or to everybody at once. */
const notPublic4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** All of IPv6 that is given out for use between networks… */
const public6 = ["2000::/3"];

/** …but for what carries an IPv4 address inside, and what is there for documents. */
const notPublic6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const refused4 = blockList("ipv4", notPublic4);
const allowed6 = blockList("ipv6", public6);
const refused6 = blockList("ipv6", notPublic6);

/** Whether an IP address belongs to a machine on the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused4.check(address, "ipv4");
  if (isIP(address) !== 6) return false;
  return allowed6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}

function blockList(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
