import { type FocusEvent, useEffect, useRef } from "react";
import { focusMain } from "#app/ui/restore-focus.ts";

/** Pass `list` as the list's ref and `rememberFocus` as its `onFocus`. `target` is a selector in a row. */
export function useFocusAfterRemoval<List extends HTMLElement>(length: number, target: string) {
  const list = useRef<List>(null);
  const focusedIndex = useRef<number>(null);

  const rememberFocus = ({ target: focused, currentTarget }: FocusEvent<List>) => {
    focusedIndex.current = [...currentTarget.children].findIndex((item) => item.contains(focused));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    const items = list.current?.children;
    if (document.activeElement !== document.body || focusedIndex.current === null || !items) return;
    const item = items[Math.min(focusedIndex.current, items.length - 1)];
    item?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [length]);

  // The list element is removed together with its last item.
  useEffect(
    () => () => {
      if (focusedIndex.current === null || document.activeElement !== document.body) return;
      focusMain();
    },
    [],
  );

  return { list, rememberFocus };
}
