const sidebarName = "sidebar";
const maxAgeSeconds = 7 * 24 * 3600;

/** Whether a Cookie header says that the sidebar shows icons only. */
export function isCollapsed(cookies: string | null): boolean {
  return (cookies ?? "").split(/; */).includes(`${sidebarName}=collapsed`);
}

/** What a script writes to keep the sidebar's state for seven days. */
export function sidebarCookie(collapsed: boolean, secure: boolean): string {
  const state = collapsed ? "collapsed" : "open";
  return `${sidebarName}=${state}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
