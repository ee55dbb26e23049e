import { useEffect } from "react";
import type { Chart, ChartView } from "./chart-context.ts";

/** Ctrl+Z or Cmd+Z, with Shift to redo; Escape puts down what is chosen, then closes the pane. */
export function useShortcuts({ undo, redo }: Chart, view: ChartView): void {
  const { chosen, choose, pane, openPane, preview } = view;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !preview) {
        event.preventDefault();
        if (event.shiftKey) redo();
        else undo();
      } else if (event.key === "Escape" && chosen.length > 0) choose([]);
      else if (event.key === "Escape" && pane) openPane(null);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [undo, redo, chosen, choose, pane, openPane, preview]);
}

/** Fields have their own undo, and dialogs their own Escape. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [data-dialog]") !== null
  );
}
