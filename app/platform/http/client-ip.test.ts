import { describe, expect, test } from "vitest";
import { clientIp, parseNetworks } from "./client-ip.server.ts";

const proxies = "10.0.0.0/24, 127.0.0.1, ::1, fd00::/8";

describe("the client's address is", () => {
  test.each([
    ["the socket's without a proxy", "203.0.113.7", null, "203.0.113.7"],
    ["the socket's when a client forges the header", "203.0.113.7", "1.1.1.1", "203.0.113.7"],
    ["the socket's when the header names a proxy", "203.0.113.7", "10.0.0.1", "203.0.113.7"],
    ["the proxy's entry behind one proxy", "10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["the entry of a proxy over IPv6", "fd00::9", "203.0.113.7", "203.0.113.7"],
    ["not an entry left of the proxy's", "10.0.0.1", "1.1.1.1, 203.0.113.7", "203.0.113.7"],
    ["not a forged proxy", "10.0.0.1", "1.1.1.1, 10.0.0.2, 203.0.113.7", "203.0.113.7"],
    ["the outer one's entry behind two", "127.0.0.1", "203.0.113.7, 10.0.0.2", "203.0.113.7"],
    ["the proxy's without the header", "10.0.0.1", null, "10.0.0.1"],
    ["the proxy's with an empty header", "10.0.0.1", " ", "10.0.0.1"],
    ["the proxy's when its entry is no address", "10.0.0.1", "1.1.1.1, unknown", "10.0.0.1"],
    ["an IPv4-mapped IPv6 address as IPv4", "::ffff:203.0.113.7", null, "203.0.113.7"],
    ["the entry of a mapped proxy", "::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["the network of a long IPv6 address", "2001:db8:1:2:3:4:5:6", null, "2001:db8:1:2::/64"],
    ["the network of a short IPv6 address", "2001:db8::1", null, "2001:db8:0:0::/64"],
    ["the network of an address ending in zeros", "2001:db8:1:2::", null, "2001:db8:1:2::/64"],
    ["the network of zeros inside", "2001:db8:0:0:1::2", null, "2001:db8:0:0::/64"],
    ["one network for every spelling", "2001:0DB8:0001:0002::9", null, "2001:db8:1:2::/64"],
    ["the loopback", "::1", null, "0:0:0:0::/64"],
    ["a link-local address without its zone", "fe80::1%eth0", null, "fe80:0:0:0::/64"],
    ["IPv6 from a proxy", "10.0.0.1", "2001:db8:1:2::42", "2001:db8:1:2::/64"],
  ])("%s", (_, socket, header, expected) => {
    expect(clientIp(socket, header, networks(proxies))).toBe(expected);
  });

  test("the socket's when no proxy is trusted", () => {
    expect(clientIp("10.0.0.1", "203.0.113.7", networks(""))).toBe("10.0.0.1");
  });
});

test.each([
  "1",
  "true",
  "10.0.0",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0.0/8/8",
  "::1/129",
  "haproxy.internal",
  "127.0.0.1 10.0.0.1",
])("%j is no network", (text) => {
  expect(parseNetworks(text)).toBeNull();
});

function networks(text: string) {
  const parsed = parseNetworks(text);
  if (!parsed) throw new Error(`not networks: ${text}`);
  return parsed;
}
