import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { routeFinder } from "./route-patterns.ts";

const page = { default: () => null };
const routes = {
  root: { id: "root", path: "", module: page },
  index: { id: "index", parentId: "root", index: true, module: page },
  wedding: { id: "wedding", parentId: "root", path: "wedding", module: page },
  card: { id: "card", parentId: "root", path: "wedding/card.jpg", module: {} },
  shell: { id: "shell", parentId: "root", module: page },
  admin: { id: "admin", parentId: "shell", path: "admin", module: page },
  product: { id: "product", parentId: "root", path: "product/:id?", module: page },
  other: { id: "other", parentId: "root", path: "*", module: page },
} as unknown as ServerBuild["routes"];
const find = routeFinder({ routes });

test.for([
  ["/", "/", true],
  ["/_.data", "/", true],
  ["/wedding", "/wedding", true],
  ["/wedding/", "/wedding", true],
  ["/Wedding", "/wedding", true],
  ["/%77edding", "/wedding", true],
  ["/wedding.data", "/wedding", true],
  ["/wedding/card.jpg", "/wedding/card.jpg", false],
  ["/wedding/nothing", "/*", true],
  ["/admin", "/admin", true],
  ["/product", "/product/:id?", true],
  ["/product/7", "/product/:id?", true],
  ["/product/7/8", "/*", true],
  ["/wp-login.php", "/*", true],
  ["//wedding", "/*", true],
] as const)("%s is %s", ([path, pattern, isPage]) => {
  expect(find(path)).toEqual({ pattern, isPage });
});
