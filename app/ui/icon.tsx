import type { LucideIcon } from "lucide-react";

interface IconProps {
  of: LucideIcon;
  /** Side in px: 20 in menus and buttons, 16 to 18 in small controls. */
  size?: number;
  className?: string;
}

/** A decorative line icon; what it stands beside says what it means. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing aria-hidden size={size} strokeWidth={1.5} className={`flex-none ${className ?? ""}`} />
  );
}
