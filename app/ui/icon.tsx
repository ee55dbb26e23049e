import { createElement, memo } from "react";
import type { IconData } from "./icons.ts";

interface IconProps {
  icon: IconData;
  size?: number;
  className?: string;
}

/** Decorative: the meaning must stand in text beside it. */
export const Icon = memo(function Icon({ icon, size = 20, className = "" }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`flex-none ${className}`}
    >
      {icon.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
});
