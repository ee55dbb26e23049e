import { useId } from "react";
import type { BarPart } from "./bar-parts.ts";
import { partFill, Texture } from "./texture.tsx";

interface TexturedBarProps {
  parts: readonly BarPart[];
  color: string;
  /** Of the room that there is, at most 1. */
  width?: number;
  /** Parts of the same kind are told apart. */
  isDivided?: boolean;
  className?: string;
}

/** Decorative; must be next to a text with the same amounts. */
export function TexturedBar(props: TexturedBarProps) {
  const { parts, color, width = 1, isDivided = false, className = "h-3.5" } = props;
  const id = useId();
  const textureId = (kind: string) => `${id}-${kind}`;
  const whole = sumOf(parts);
  const starts = parts.map((_, index) => sumOf(parts.slice(0, index)) / whole);
  return (
    <svg aria-hidden="true" width={percent(width)} className={`block min-w-2 ${className}`}>
      {(["agreed", "planned"] as const)
        .filter((kind) => parts.some((part) => part.kind === kind))
        .map((kind) => (
          <Texture key={kind} id={textureId(kind)} kind={kind} color={color} />
        ))}
      {parts.map(({ kind, amount }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
          key={index}
          x={percent(starts[index] ?? 0)}
          width={percent(amount / whole)}
          height="100%"
          {...partFill({ kind, color, textureId })}
        />
      ))}
      {isDivided &&
        starts
          .slice(1)
          .map((start) => (
            <line
              key={start}
              x1={percent(start)}
              x2={percent(start)}
              y2="100%"
              strokeWidth="3"
              className="stroke-sheet forced-colors:stroke-[Canvas]"
            />
          ))}
    </svg>
  );
}

function sumOf(parts: readonly BarPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
