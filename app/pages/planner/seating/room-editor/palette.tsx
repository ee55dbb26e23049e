import type { ReactNode } from "react";
import type { RoomItem } from "#app/features/seating/plan/plan.ts";
import { roomItemKinds } from "#app/features/seating/rules.ts";
import { roomEditorTexts as texts } from "./texts.ts";

const board = "fill-paper-2 stroke-edge";
const line = "fill-none stroke-ink-2";
const wall = "fill-none stroke-ink-2 [stroke-width:6]";

/** As the plan draws them. */
const symbols: Record<RoomItem["kind"], ReactNode> = {
  door: (
    <>
      <path className={wall} d="M2 30h12M34 30h12" />
      <path className={line} d="M14 30V10M14 10a20 20 0 0 1 20 20" />
    </>
  ),
  window: (
    <>
      <path className={wall} d="M2 22h9M37 22h9" />
      <path className={line} d="M11 19.5h26v5H11ZM11 22h26" />
    </>
  ),
  "dance-floor": (
    <>
      <path className={board} d="M10 4h28v32H10Z" />
      <path
        className="fill-none stroke-rule-2"
        d="M10 12l8-8M10 24l20-20M12 36l26-26M24 36l14-14"
      />
    </>
  ),
  stage: (
    <>
      <path className={board} d="M4 12h40v22H4Z" />
      <path className="fill-none stroke-edge" d="M4 17h40" />
    </>
  ),
  bar: <path className={board} d="M6 10h36v8H14v18H6Z" />,
  post: <path className="fill-ink-2" d="M18 14h12v12H18Z" />,
  label: (
    <text
      x="24"
      y="27"
      textAnchor="middle"
      className="fill-messing-ink font-display text-[20px] italic"
    >
      Abc
    </text>
  ),
};

/** Press to put a thing into the room. */
export function Palette({ onAdd }: { onAdd: (kind: RoomItem["kind"]) => void }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-4 gap-1.5">
      <legend className="sr-only">{texts.add}</legend>
      {roomItemKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => onAdd(kind)}
          className="grid min-h-19 min-w-0 justify-items-center gap-1 rounded-m border border-rule-2 bg-sheet pt-2.5 pb-2 text-13 font-medium tracking-tight transition-colors hover:border-ink"
        >
          <svg viewBox="0 0 48 40" aria-hidden="true" className="w-12 max-w-full">
            {symbols[kind]}
          </svg>
          {texts.kinds[kind]}
        </button>
      ))}
    </fieldset>
  );
}
