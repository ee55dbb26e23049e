import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { pageHandle } from "#app/client/page-handle.ts";

const wideScreen = "(min-width: 64rem)";
/** As of the variant `mini`. */
const laptop = "(width < 93.75rem)";

/**
 * Handles Ctrl+B and Cmd+B; on small screens they call `toggleDrawer`. `stored` is null for a user who
 * has not chosen: then it is collapsed on a laptop where the page needs the width.
 */
export function useSidebar(stored: boolean | null, toggleDrawer: () => void) {
  const [chosen, setChosen] = useState(stored);
  const { needsWidth = false } = pageHandle(useMatches());
  const isLaptop = useSyncExternalStore(subscribeToWidth, hasLaptopWidth, () => false);
  const collapsed = chosen ?? (needsWidth && isLaptop);

  const toggle = useCallback(() => {
    const secure = location.protocol === "https:";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and not without https
    document.cookie = sidebarCookie(!collapsed, secure);
    setChosen(!collapsed);
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

  // The width is the stylesheet's to decide, so that nothing moves when the script arrives.
  const isAutomatic = chosen === null && needsWidth;
  const state = isAutomatic ? "auto" : collapsed ? "collapsed" : "open";
  return { state, collapsed, toggle };
}

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(laptop);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function hasLaptopWidth(): boolean {
  return window.matchMedia(laptop).matches;
}

const sidebarName = "sidebar";
const maxAgeSeconds = 7 * 24 * 3600;

/** Returns null for a user who has not chosen. */
export function isCollapsed(cookies: string | null): boolean | null {
  const all = (cookies ?? "").split(/; */);
  if (all.includes(`${sidebarName}=collapsed`)) return true;
  return all.includes(`${sidebarName}=open`) ? false : null;
}

/** Returns a value for `document.cookie` that keeps the sidebar's state for seven days. */
export function sidebarCookie(collapsed: boolean, secure: boolean): string {
  const state = collapsed ? "collapsed" : "open";
  return `${sidebarName}=${state}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
