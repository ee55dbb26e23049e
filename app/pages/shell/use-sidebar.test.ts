import { expect, test } from "vitest";
import { isCollapsed, sidebarCookie } from "./use-sidebar.ts";

test.each([
  [null, null],
  ["", null],
  ["sidebar=open", false],
  ["sidebar=collapsed", true],
  ["session=a; sidebar=collapsed; flash=b", true],
  ["session=a;sidebar=collapsed", true],
  ["oldsidebar=collapsed", null],
  ["sidebar=collapsed2", null],
])("the cookie header %j means collapsed: %s", (header, collapsed) => {
  expect(isCollapsed(header)).toBe(collapsed);
});

test("the cookie lasts seven days and can be read back", () => {
  const cookie = sidebarCookie(true, true);
  expect(cookie).toContain("Max-Age=604800; SameSite=Lax; Secure");
  expect(isCollapsed(cookie.split(";")[0] ?? "")).toBe(true);
  expect(sidebarCookie(false, false)).toBe("sidebar=open; Path=/; Max-Age=604800; SameSite=Lax");
});
