import { ChevronDown, ChevronUp, GripVertical, type LucideIcon } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "#app/ui/icon.tsx";
import { clientTexts } from "../texts.ts";
import { startRowDrag } from "./row-drag.ts";

const { reorder: texts } = clientTexts;

interface ReorderOptions {
  rows: readonly { id: string; title: string }[];
  /** `beforeId` is the id of the next row, or "" for the end. */
  onMove: (id: string, before: string) => void;
}

export function useReorder(options: ReorderOptions) {
  const { rows } = options;
  const [announcement, setAnnouncement] = useState("");
  const focused = useRef<HTMLElement>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // Browsers drop the focus of an element that moves with its row.
  const order = rows.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  }, [order]);

  const move = useCallback((id: string, beforeId: string) => {
    focused.current = document.activeElement as HTMLElement | null;
    latest.current.onMove(id, beforeId);
  }, []);
  const step = useCallback(
    (id: string, delta: -1 | 1) => {
      const { rows: list } = latest.current;
      const from = list.findIndex((row) => row.id === id);
      const row = list[from];
      const to = from + delta;
      if (!row || to < 0 || to >= list.length) return;
      setAnnouncement(texts.moved(row.title, to + 1, list.length));
      move(id, list[delta < 0 ? to : to + 1]?.id ?? "");
    },
    [move],
  );
  const handleProps = useCallback(
    (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => startRowDrag(event, move),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        step(id, event.key === "ArrowUp" ? -1 : 1);
      },
    }),
    [move, step],
  );
  return { announcement, handleProps, step };
}

interface ReorderHandleProps {
  row: { id: string; title: string };
  reorder: Pick<ReturnType<typeof useReorder>, "handleProps" | "step">;
}

export function ReorderHandle({ row: { id, title }, reorder }: ReorderHandleProps) {
  const hiddenUntilHover =
    "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100";
  const buttonProps = (label: string, icon: LucideIcon, className: string) => ({
    type: "button" as const,
    "aria-label": label,
    className: `grid h-6 w-8 place-items-center rounded-s text-muted hover:bg-paper-3 hover:text-ink focus-visible:opacity-100 ${className}`,
    children: <Icon icon={icon} size={16} />,
  });
  return (
    <div className="grid justify-items-center noscript:hidden">
      <button
        {...buttonProps(`${texts.up} ${title}`, ChevronUp, hiddenUntilHover)}
        onClick={() => reorder.step(id, -1)}
      />
      <button
        {...buttonProps(
          texts.handle(title),
          GripVertical,
          "cursor-grab touch-none group-data-dragged:cursor-grabbing",
        )}
        {...reorder.handleProps(id)}
      />
      <button
        {...buttonProps(`${texts.down} ${title}`, ChevronDown, hiddenUntilHover)}
        onClick={() => reorder.step(id, 1)}
      />
    </div>
  );
}
