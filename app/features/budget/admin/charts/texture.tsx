import type { ReactNode } from "react";
import type { PartKind } from "./bar-parts.ts";

/** Of the area that has no colour of a category. */
export const plainColor = "var(--color-ink-2)";

interface TextureProps {
  /** Unique in the page. */
  id: string;
  kind: "agreed" | "planned";
  color: string;
}

/** Stripes of what is agreed, dots of what is only planned: readable without colour. */
export function Texture({ id, kind, color }: TextureProps) {
  const marks: Record<typeof kind, ReactNode> = {
    agreed: <rect width="4.5" height="1.6" className="forced-colors:fill-[CanvasText]" />,
    planned: <circle cx="2.25" cy="2.25" r="0.95" className="forced-colors:fill-[CanvasText]" />,
  };
  return (
    <pattern
      id={id}
      width="4.5"
      height="4.5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-38)"
      fill={color}
    >
      <rect width="4.5" height="4.5" opacity=".12" />
      {marks[kind]}
    </pattern>
  );
}

interface FillOptions {
  kind: PartKind;
  color: string;
  textureId: (kind: "agreed" | "planned") => string;
}

/** Returns the properties of a shape that shows a part of a budget. */
export function partFill({ kind, color, textureId }: FillOptions) {
  switch (kind) {
    case "paid":
      return { fill: color, className: "forced-colors:fill-[CanvasText]" };
    case "left":
      return { fill: color, opacity: 0.16, className: "forced-colors:fill-[GrayText]" };
    case "over":
      return { className: "fill-berry forced-colors:fill-[Highlight]" };
    default:
      return { fill: `url(#${textureId(kind)})` };
  }
}
