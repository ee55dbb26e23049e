import type { ReactNode } from "react";

/** A part of the interface under the name it is imported by. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5">
      <p className="font-mono text-12 text-muted">{name}</p>
      {children}
    </div>
  );
}
