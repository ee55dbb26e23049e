import type { LucideIcon } from "lucide-react";

interface IconProps {
  icon: LucideIcon;
  /** Side in px: 20 in menus and buttons, 16 to 18 in small controls. */
  size?: number;
  className?: string;
}

/** A decorative line icon; what it stands beside says what it means. */
export function Icon({ icon: LucideComponent, size = 20, className }: IconProps) {
  return (
    <LucideComponent
      aria-hidden
      size={size}
      strokeWidth={1.5}
      className={`flex-none ${className ?? ""}`}
    />
  );
}
