import { useEffect } from "react";
import { setToastInsets } from "./toast-space.ts";

/** Between a bar and what the browser scrolls into view. In pixels. */
const gap = 12;

/** Bars further up, or further left, are not where toasts are shown. In pixels. */
const toasts = { height: 180, width: 424 };

const barSelector = "[data-head-bar], [data-foot-bar], [data-side-pane]";

/**
 * Keeps the sticky bars that are marked `data-head-bar` and `data-foot-bar` off what has the focus
 * and the caret, and toasts off the latter bars and off panes at the right that are marked
 * `data-side-pane`. Must be called once in each layout with bars.
 */
export function useStickyBars(): void {
  useEffect(() => {
    // Searching thousands of rows for them on each change of the height would be slow.
    let bars: HTMLElement[] = [];
    const measure = () => {
      const { style } = document.documentElement;
      const heads = stickyOf(bars, "headBar").map(({ offsetHeight }) => offsetHeight);
      const feet = stickyOf(bars, "footBar").map(
        (bar) => bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom),
      );
      style.scrollPaddingTop = `${heads.reduce((sum, height) => sum + height, gap)}px`;
      style.scrollPaddingBottom = `${Math.max(0, ...feet) + gap}px`;
      placeToasts();
    };
    const placeToasts = () => {
      const widths = bars
        .filter(isBeside)
        .map((pane) => innerWidth - pane.getBoundingClientRect().left);
      const side = Math.max(0, ...widths);
      const heights = bars.filter(isAtFoot).map((bar) => heightUnderToasts(bar, side));
      setToastInsets({ foot: Math.max(0, ...heights), side });
    };
    const resizes = new ResizeObserver(measure);
    const observeBars = () => {
      resizes.disconnect();
      resizes.observe(document.documentElement);
      bars = [...document.querySelectorAll<HTMLElement>(barSelector)];
      for (const bar of bars) resizes.observe(bar);
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

function stickyOf(bars: readonly HTMLElement[], kind: "headBar" | "footBar"): HTMLElement[] {
  return bars.filter((bar) => kind in bar.dataset && getComputedStyle(bar).position === "sticky");
}

/** On small screens, panes are sheets at the window's foot. */
function isBeside(bar: HTMLElement): boolean {
  return "sidePane" in bar.dataset && getComputedStyle(bar).position === "static";
}

function isAtFoot(bar: HTMLElement): boolean {
  return "footBar" in bar.dataset && getComputedStyle(bar).position !== "static";
}

/** A bar leaves the window's foot where the page ends. */
function heightUnderToasts(bar: HTMLElement, side: number): number {
  const { top, bottom, right } = bar.getBoundingClientRect();
  const isUnderToasts =
    right > innerWidth - side - toasts.width &&
    bottom > innerHeight - toasts.height &&
    top < innerHeight;
  return isUnderToasts ? innerHeight - top : 0;
}

function changesBars({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element && (node.matches(barSelector) || node.querySelector(barSelector)),
  );
}
