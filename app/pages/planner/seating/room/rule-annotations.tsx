import { memo, useContext, useMemo } from "react";
import { round } from "#app/features/seating/drawing/chair-drawing.tsx";
import { itemLabelBoxes } from "#app/features/seating/drawing/openings.ts";
import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import type { Box } from "#app/features/seating/plan/geometry.ts";
import type { Room } from "#app/features/seating/plan/plan.ts";
import { classNames } from "#app/ui/class-names.ts";
import { RuleMarksContext } from "../chart-context.ts";
import { annotate, hookHeight, leaderLength, type Note, type Thread } from "./annotations.ts";

interface RuleAnnotationsProps {
  shown: readonly ShownTable[];
  plan: Box;
  room: Room | null;
  isTurned: boolean;
  hasTexts: boolean;
}

/** Broken rules in words, on the plan. */
export const RuleAnnotations = memo(function RuleAnnotations(props: RuleAnnotationsProps) {
  const { shown, plan, room, isTurned, hasTexts } = props;
  const marks = useContext(RuleMarksContext);
  const labels = useMemo(() => itemLabelBoxes(room, isTurned), [room, isTurned]);
  const annotations = useMemo(
    () => annotate(marks, shown, plan, labels),
    [marks, shown, plan, labels],
  );
  return (
    <g pointerEvents="none">
      {annotations.map((annotation) => {
        const { ruleId } = annotation.mark;
        if (annotation.kind === "thread") {
          return <ThreadDrawing key={ruleId} thread={annotation} hasText={hasTexts} />;
        }
        return hasTexts && <NoteDrawing key={ruleId} note={annotation} />;
      })}
    </g>
  );
});

function NoteDrawing({ note: { mark, side, x, top, bottom, y, lines } }: { note: Note }) {
  const height = Math.max(0, bottom - top - 2 * hookHeight);
  const hook = `q${side * 7} 0 ${side * 7} ${hookHeight}`;
  const end = `q0 ${hookHeight} ${side * -7} ${hookHeight}`;
  const bracket = `M${round(x)} ${round(top)}${hook}v${round(height)}${end}`;
  return (
    <g className={classNames("plan-annotation", !mark.isMust && "is-wish")}>
      <path d={`${bracket}M${round(x + side * 7)} ${round(y)}h${side * 14}`} />
      <Lines lines={lines} x={x + side * leaderLength} y={y} anchor={side > 0 ? "start" : "end"} />
    </g>
  );
}

function ThreadDrawing({ thread, hasText }: { thread: Thread; hasText: boolean }) {
  const { mark, from, to, bends, lines, textAt } = thread;
  const points = [...bends, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ");
  return (
    <g className={classNames("plan-annotation is-thread", !mark.isMust && "is-wish")}>
      <path d={`M${round(from.x)} ${round(from.y)}C${points}`} />
      <circle cx={round(from.x)} cy={round(from.y)} r="3" />
      <circle cx={round(to.x)} cy={round(to.y)} r="3" />
      {hasText && <Lines lines={lines} x={textAt.x} y={textAt.y - 2} anchor="middle" />}
    </g>
  );
}

interface LinesProps {
  lines: readonly string[];
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

function Lines({ lines, x, y, anchor }: LinesProps) {
  const first = y + 4.5 - ((lines.length - 1) * 17) / 2;
  return (
    <text className={`is-${anchor}`}>
      {lines.map((line, index) => (
        <tspan key={line} x={round(x)} y={round(first + index * 17)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
