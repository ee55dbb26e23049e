import { useCallback, useEffect, useState } from "react";

const wideScreen = "(min-width: 64rem)";

/** Handles Ctrl+B and Cmd+B; on small screens they call `toggleDrawer`. */
export function useSidebar(initiallyCollapsed: boolean, toggleDrawer: () => void) {
  const [collapsed, setCollapsed] = useState(initiallyCollapsed);

  const toggle = useCallback(() => {
    const secure = location.protocol === "https:";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and not without https
    document.cookie = sidebarCookie(!collapsed, secure);
    setCollapsed(!collapsed);
  }, [collapsed]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (key.toLowerCase() !== "b" || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (repeat) return;
      if (window.matchMedia(wideScreen).matches) toggle();
      else toggleDrawer();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle, toggleDrawer]);

  return { collapsed, toggle };
}

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
