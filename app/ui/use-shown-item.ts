import { type RefObject, useEffect, useRef } from "react";

/** Scrolls a list, which must be `relative`, to the item that is current. */
export function useShownItem(current: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) showItem(list.current, current);
  }, [current]);
  return list;
}

/** Only the list scrolls: `scrollIntoView` would move the page too. */
function showItem(list: HTMLUListElement, index: number): void {
  const item = list.children.item(index);
  if (!(item instanceof HTMLElement)) return;
  const end = item.offsetLeft + item.offsetWidth;
  const isCut = item.offsetLeft < list.scrollLeft || end > list.scrollLeft + list.clientWidth;
  if (isCut) list.scrollLeft = end - list.clientWidth;
}
