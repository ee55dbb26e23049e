interface RouteManifest {
  routes: Record<string, { parentId?: string; module: string }>;
}

declare global {
  interface Window {
    /** The router's own; missing while developing. */
    __reactRouterManifest?: RouteManifest;
  }
}

const preloaded = new Set<string>();

/**
 * Loads the code of an area's screens, so that opening one waits for its data only. Called when
 * the user turns to the menu.
 */
export function preloadScreens(layoutId: string): void {
  if (preloaded.has(layoutId) || !navigator.onLine) return;
  preloaded.add(layoutId);
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  for (const { parentId, module } of routes) {
    // A screen that cannot be loaded now is loaded when it is opened.
    if (parentId === layoutId) import(/* @vite-ignore */ module).catch(() => undefined);
  }
}
