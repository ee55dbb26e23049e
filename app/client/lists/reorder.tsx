import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronDown, ChevronUp, GripVertical, type IconData } from "#app/ui/icons.ts";
import { clientTexts } from "../texts.ts";
import { startGridDrag } from "./grid-drag.ts";
import { startRowDrag } from "./row-drag.ts";

const { reorder: texts } = clientTexts;

interface ReorderOptions {
  rows: readonly { id: string; title: string }[];
  /** `beforeId` is the id of the next row, or "" for the end. */
  onMove: (id: string, before: string) => void;
  /** The rows stand beside each other too. */
  isGrid?: boolean;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };
const gridSteps: Record<string, -1 | 1> = { ...steps, ArrowLeft: -1, ArrowRight: 1 };

/**
 * Rows are moved by dragging their handle, by pressing it and then the handle of the new place, or
 * by the arrow keys on it.
 */
export function useReorder(options: ReorderOptions) {
  const { rows, isGrid = false } = options;
  const [announcement, setAnnouncement] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const focused = useRef<HTMLElement>(null);
  const latest = useRef({ ...options, picked });
  useLayoutEffect(() => {
    latest.current = { ...options, picked };
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
  const press = useCallback(
    (id: string) => {
      const { rows: list, picked: moved } = latest.current;
      const [from, to] = [moved, id].map((each) => list.findIndex((row) => row.id === each));
      setPicked(moved === null ? id : null);
      const row = list[moved === null ? (to ?? -1) : (from ?? -1)];
      if (!row || from === undefined || to === undefined) return;
      if (moved === null) return setAnnouncement(texts.picked(row.title));
      if (from === to || from < 0) return setAnnouncement(texts.released(row.title));
      setAnnouncement(texts.moved(row.title, to + 1, list.length));
      move(moved, list[from < to ? to + 1 : to]?.id ?? "");
    },
    [move],
  );
  const handleProps = useCallback(
    (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        (isGrid ? startGridDrag : startRowDrag)(event, move, press),
      // A pointer's press is recognised by `startRowDrag`.
      onClick: ({ detail }: MouseEvent) => detail === 0 && press(id),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape") setPicked(null);
        const delta = (isGrid ? gridSteps : steps)[event.key];
        if (!delta) return;
        event.preventDefault();
        step(id, delta);
      },
    }),
    [isGrid, move, press, step],
  );
  return { announcement, picked, handleProps, step };
}

interface ReorderHandleProps {
  row: { id: string; title: string };
  reorder: Pick<ReturnType<typeof useReorder>, "handleProps" | "picked" | "step">;
}

type ReorderStatusProps = Pick<ReturnType<typeof useReorder>, "announcement" | "picked">;

/** Shows what to do with a row that was picked up; other moves can be seen. */
export function ReorderStatus({ announcement, picked }: ReorderStatusProps) {
  return (
    <p
      role="status"
      data-ground="dark"
      className={
        picked === null
          ? "sr-only"
          : "fixed inset-x-4 bottom-4 z-30 rounded-m bg-ink px-4 py-3 text-14 text-on-ink shadow-float sm:right-auto lg:left-auto lg:right-8"
      }
    >
      {announcement}
    </p>
  );
}

const gripClass =
  "cursor-grab touch-none select-none group-data-dragged:cursor-grabbing aria-pressed:bg-ink aria-pressed:text-on-ink";

/** For the cards of small screens, where steps are in the row's menu. */
export function ReorderGrip({ row: { id, title }, reorder }: ReorderHandleProps) {
  return (
    <button
      type="button"
      aria-label={texts.handle(title)}
      aria-pressed={reorder.picked === id}
      className={`grid size-11 place-items-center rounded-m text-muted hover:bg-paper-3 hover:text-ink noscript:hidden ${gripClass}`}
      {...reorder.handleProps(id)}
    >
      <Icon icon={GripVertical} />
    </button>
  );
}

export function ReorderHandle({ row: { id, title }, reorder }: ReorderHandleProps) {
  const hiddenUntilHover =
    "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100";
  const buttonProps = (label: string, icon: IconData, className: string) => ({
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
        {...buttonProps(texts.handle(title), GripVertical, gripClass)}
        aria-pressed={reorder.picked === id}
        {...reorder.handleProps(id)}
      />
      <button
        {...buttonProps(`${texts.down} ${title}`, ChevronDown, hiddenUntilHover)}
        onClick={() => reorder.step(id, 1)}
      />
    </div>
  );
}
