import { expect, test } from "vitest";
import { clientAddress } from "./client-address.server.ts";

test.each([
  ["the socket's address without a proxy", "203.0.113.7", null, 0, "203.0.113.7"],
  ["no header that a client writes itself", "203.0.113.7", "10.0.0.1", 0, "203.0.113.7"],
  ["the proxy's entry behind one proxy", "10.0.0.1", "203.0.113.7", 1, "203.0.113.7"],
  ["not what stands left of it", "10.0.0.1", "1.1.1.1, 203.0.113.7", 1, "203.0.113.7"],
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
  ["IPv4 in its IPv6 dress", "::ffff:203.0.113.7", null, 0, "203.0.113.7"],
  ["the network of a long IPv6 address", "2001:db8:1:2:3:4:5:6", null, 0, "2001:db8:1:2::/64"],
  ["the network of a short one", "2001:db8::1", null, 0, "2001:db8:0:0::/64"],
  ["the network of one with zeros at the end", "2001:db8:1:2::", null, 0, "2001:db8:1:2::/64"],
  ["the network of one with zeros inside it", "2001:db8:0:0:1::2", null, 0, "2001:db8:0:0::/64"],
  ["the same for all spellings", "2001:0DB8:0001:0002::9", null, 0, "2001:db8:1:2::/64"],
  ["the loopback", "::1", null, 0, "0:0:0:0::/64"],
  ["a link-local address without its interface", "fe80::1%eth0", null, 0, "fe80:0:0:0::/64"],
  ["IPv6 from a proxy", "10.0.0.1", "2001:db8:1:2::42", 1, "2001:db8:1:2::/64"],
])("is %s", (_, socket, header, proxies, expected) => {
  expect(clientAddress(socket, header, proxies)).toBe(expected);
});
