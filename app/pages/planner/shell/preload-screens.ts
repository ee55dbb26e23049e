interface RouteManifest {
  routes: Record<string, { parentId?: string; module: string }>;
}

declare global {
  interface Window {
    /** The router's own; missing while developing. */
    __reactRouterManifest?: RouteManifest;
  }
}

const shellId = "pages/planner/shell/shell";
let isPreloaded = false;

/**
 * Loads the code of the planner's screens, so that opening one waits for its data only. Called when
 * the user turns to the menu.
 */
export function preloadScreens(): void {
  if (isPreloaded || !navigator.onLine) return;
  isPreloaded = true;
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  for (const { parentId, module } of routes) {
    // A screen that cannot be loaded now is loaded when it is opened.
    if (parentId === shellId) import(/* @vite-ignore */ module).catch(() => undefined);
  }
}
