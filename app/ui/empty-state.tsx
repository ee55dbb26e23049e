import type { ReactNode } from "react";
import { PaleSprig } from "./art/sprig.tsx";
import { classNames } from "./class-names.ts";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  size?: "medium" | "large";
  /** Defaults to h1 when large, because it then titles the page, otherwise to h2. */
  heading?: "h1" | "h2" | "h3";
  className?: string;
}

export function EmptyState({
  title,
  children,
  action,
  size = "medium",
  heading,
  className,
}: EmptyStateProps) {
  const large = size === "large";
  const Heading = heading ?? (large ? "h1" : "h2");
  return (
    <div
      className={classNames(
        "grid content-center justify-items-center gap-1.5 px-6 text-center",
        large ? "py-20" : "py-8",
        className,
      )}
    >
      <PaleSprig className="max-w-full" />
      <Heading className={large ? "mt-2 text-d25" : "mt-1.5 text-d20"}>{title}</Heading>
      {children && (
        <div
          className={`max-w-[30em] text-balance ${large ? "text-16 text-ink-2" : "text-14 text-muted"}`}
        >
          {children}
        </div>
      )}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
