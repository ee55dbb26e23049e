import { useEffect } from "react";

/** Between a bar and what the browser scrolls into view. In pixels. */
const gap = 12;

/** Bars further up are not where toasts are shown. In pixels. */
const toastHeight = 180;

/**
 * Keeps the sticky bars that are marked `data-head-bar` and `data-foot-bar` off what has the focus
 * and the caret, and toasts off the latter bars. Must be called once in each layout with bars.
 */
export function useStickyBars(): void {
  useEffect(() => {
    const measure = () => {
      const { style } = document.documentElement;
      const heads = barsIn("[data-head-bar]").map(({ offsetHeight }) => offsetHeight);
      const feet = barsIn("[data-foot-bar]").map(
        (bar) => bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom),
      );
      style.scrollPaddingTop = `${heads.reduce((sum, height) => sum + height, gap)}px`;
      style.scrollPaddingBottom = `${Math.max(0, ...feet) + gap}px`;
      placeToasts();
    };
    const resizes = new ResizeObserver(measure);
    const observeBars = () => {
      resizes.disconnect();
      resizes.observe(document.documentElement);
      for (const bar of barsIn("[data-head-bar], [data-foot-bar]")) resizes.observe(bar);
      measure();
    };
    const mutations = new MutationObserver((changes) => {
      if (changes.some(changesBars)) observeBars();
    });
    mutations.observe(document.body, { childList: true, subtree: true });
    observeBars();
    window.addEventListener("scroll", placeToasts, { passive: true });
    return () => {
      window.removeEventListener("scroll", placeToasts);
      resizes.disconnect();
      mutations.disconnect();
    };
  }, []);
}

/** A bar leaves the window's foot where the page ends. */
function placeToasts(): void {
  const tops = barsIn("[data-foot-bar]")
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > innerHeight - toastHeight && top < innerHeight)
    .map(({ top }) => innerHeight - top);
  document.documentElement.style.setProperty("--foot-bars", `${Math.max(0, ...tops)}px`);
}

function barsIn(selector: string): HTMLElement[] {
  const bars = [...document.querySelectorAll<HTMLElement>(selector)];
  return bars.filter((bar) => getComputedStyle(bar).position === "sticky");
}

function changesBars({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element &&
      (node.matches("[data-head-bar], [data-foot-bar]") ||
        node.querySelector("[data-head-bar], [data-foot-bar]")),
  );
}
