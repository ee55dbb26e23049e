import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-4 border-t border-rule py-7 lg:grid-cols-[18.75rem_minmax(0,37.5rem)] lg:gap-x-14"
    >
      <div className="grid content-start gap-1">
        <h2 id={`${id}-title`} className="text-d20">
          {title}
        </h2>
        <p className="max-w-[30em] text-14 text-pretty text-muted">{lead}</p>
      </div>
      <div className="grid max-w-150 min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
