import type { LucideIcon } from "lucide-react";
import { memo } from "react";

interface IconProps {
  icon: LucideIcon;
  size?: number;
  className?: string;
}

/** Decorative: the meaning must stand in text beside it. */
export const Icon = memo(function Icon({ icon: LucideComponent, size = 20, className }: IconProps) {
  return (
    <LucideComponent
      aria-hidden
      size={size}
      strokeWidth={1.5}
      className={`flex-none ${className ?? ""}`}
    />
  );
});
