const sidebarName = "sidebar";
const maxAgeSeconds = 7 * 24 * 3600;

export function isCollapsed(cookies: string | null): boolean {
  return (cookies ?? "").split(/; */).includes(`${sidebarName}=collapsed`);
}

/** Returns a value for `document.cookie` that keeps the sidebar's state for seven days. */
export function sidebarCookie(collapsed: boolean, secure: boolean): string {
  const state = collapsed ? "collapsed" : "open";
  return `${sidebarName}=${state}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
