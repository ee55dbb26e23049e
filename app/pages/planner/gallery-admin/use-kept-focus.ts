import { type FocusEvent, useEffect, useRef } from "react";

/**
 * When the item that has the focus leaves a list, the focus goes to the one that takes its place, or
 * to the page's title after the last. Give the list `list` as its ref and `remember` as `onFocus`.
 */
export function useKeptFocus(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number>(null);

  const remember = ({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
    place.current = [...currentTarget.children].findIndex((item) => item.contains(target));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    const items = list.current?.children;
    if (document.activeElement !== document.body || place.current === null || !items) return;
    const item = items[Math.min(place.current, items.length - 1)];
    item?.querySelector<HTMLElement>("input, a")?.focus({ preventScroll: true });
  }, [length]);

  // When the last one goes, the list goes with it.
  useEffect(
    () => () => {
      if (place.current === null || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>("main h1")?.focus();
    },
    [],
  );

  return { list, remember };
}
