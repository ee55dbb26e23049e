import { expect, test } from "vitest";
import { clientIp } from "./client-ip.server.ts";

test.each([
  ["the socket's address without a proxy", "203.0.113.7", null, 0, "203.0.113.7"],
  ["the socket's address when no proxy is trusted", "203.0.113.7", "10.0.0.1", 0, "203.0.113.7"],
  ["the proxy's entry behind one proxy", "10.0.0.1", "203.0.113.7", 1, "203.0.113.7"],
  ["not an entry left of the proxy's", "10.0.0.1", "1.1.1.1, 203.0.113.7", 1, "203.0.113.7"],
  [
    "the outer entry behind two proxies",
    "10.0.0.1",
    "6.6.6.6, 203.0.113.7, 10.0.0.2",
    2,
    "203.0.113.7",
  ],
  ["the socket's address when a proxy is skipped", "203.0.113.7", "10.0.0.2", 2, "203.0.113.7"],
  ["the socket's address without the header", "10.0.0.1", null, 1, "10.0.0.1"],
  ["the socket's address with an empty header", "10.0.0.1", " ", 1, "10.0.0.1"],
  ["an IPv4-mapped IPv6 address as IPv4", "::ffff:203.0.113.7", null, 0, "203.0.113.7"],
  ["the network of a long IPv6 address", "2001:db8:1:2:3:4:5:6", null, 0, "2001:db8:1:2::/64"],
  ["the network of a short IPv6 address", "2001:db8::1", null, 0, "2001:db8:0:0::/64"],
  ["the network of an address ending in zeros", "2001:db8:1:2::", null, 0, "2001:db8:1:2::/64"],
  [
    "the network of an address with zeros inside",
    "2001:db8:0:0:1::2",
    null,
    0,
    "2001:db8:0:0::/64",
  ],
  ["the same network for every spelling", "2001:0DB8:0001:0002::9", null, 0, "2001:db8:1:2::/64"],
  ["the loopback", "::1", null, 0, "0:0:0:0::/64"],
  ["a link-local address without its zone", "fe80::1%eth0", null, 0, "fe80:0:0:0::/64"],
  ["IPv6 from a proxy", "10.0.0.1", "2001:db8:1:2::42", 1, "2001:db8:1:2::/64"],
])("is %s", (_, socket, header, proxies, expected) => {
  expect(clientIp(socket, header, proxies)).toBe(expected);
});
