import { useCallback, useEffect, useState } from "react";
import { sidebarCookie } from "./sidebar-cookie.ts";

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
