import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface StatStripProps {
  children: ReactNode;
  figure?: ReactNode;
  className?: string;
}

export function StatStrip({ children, figure, className }: StatStripProps) {
  return (
    <div className={classNames("rounded-l border border-rule bg-sheet xl:flex", className)}>
      <dl className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] divide-x divide-rule">
        {children}
      </dl>
      {figure && (
        <div className="flex-1 border-t border-rule p-4 lg:px-6 xl:border-t-0 xl:border-l">
          {figure}
        </div>
      )}
    </div>
  );
}

interface StatProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  tone?: "ink" | "gran";
}

export function Stat({ label, value, note, tone = "ink" }: StatProps) {
  return (
    <div className="row-span-3 grid min-w-0 grid-rows-subgrid px-3.5 py-4 lg:px-6 lg:py-5">
      <dt className="text-14 font-medium text-ink-2">{label}</dt>
      <dd className={`font-display text-d49 lining-nums ${tone === "gran" ? "text-gran" : ""}`}>
        {value}
      </dd>
      {note && <dd className="text-13 text-muted">{note}</dd>}
    </div>
  );
}
