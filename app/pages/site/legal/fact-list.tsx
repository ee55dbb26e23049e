import type { ReactNode } from "react";

export interface Fact {
  term: string;
  details: { head: string; text: ReactNode }[];
}

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <ul className="grid gap-3">
      {facts.map(({ term, details }) => (
        <li
          key={term}
          className="rounded-l border border-rule bg-sheet px-5 py-4.5 text-15 lg:px-6 lg:py-5"
        >
          <h3 className="text-d20 text-ink">{term}</h3>
          <dl className="mt-3 grid gap-x-5 gap-y-2 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
            {details.map(({ head, text }) => (
              <div key={head} className="contents max-sm:grid max-sm:gap-0.5">
                <dt className="text-muted">{head}</dt>
                <dd className="text-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
