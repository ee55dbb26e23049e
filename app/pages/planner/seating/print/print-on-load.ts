import { useEffect, useRef } from "react";

/** Part of the address of a sheet that is printed as soon as it is shown. */
export const printHash = "#skriv-ut";

/** Calls `print` once if the address asks for it, when fonts and drawings have loaded. */
export function usePrintOnLoad(print: () => void): void {
  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  useEffect(() => {
    if (window.location.hash !== printHash) return;
    // A reload prints no second time.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
    void drawn().then(() => latest.current());
  }, []);
}

async function drawn(): Promise<void> {
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...pictures]);
}
