import type { ReactNode } from "react";

interface ExamplesProps {
  of: Readonly<Record<string, ReactNode>>;
  className?: string;
}

export const row = "flex flex-wrap gap-x-12 gap-y-6";

export function Examples({ of: examples, className = "grid gap-8" }: ExamplesProps) {
  return (
    <div className={className}>
      {Object.entries(examples).map(([name, example]) => (
        <div key={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5">
          <p className="font-mono text-12 text-muted">{name}</p>
          {example}
        </div>
      ))}
    </div>
  );
}
