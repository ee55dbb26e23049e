import type { ReactNode } from "react";

interface Side {
  heading: string;
  action: ReactNode;
}

interface BothValuesProps {
  fields: readonly { label: string; answered: ReactNode; own: ReactNode }[];
  answered: Side;
  own: Side;
  /** The level of the two headings. */
  level: 3 | 4;
}

/** The guest's answer and what the couple has written, side by side. */
export function BothValues({ fields, level, ...sides }: BothValuesProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid rounded-m border border-rule bg-paper max-sm:divide-y max-sm:divide-rule sm:grid-cols-2 sm:divide-x sm:divide-rule">
      {(["answered", "own"] as const).map((side) => (
        <section key={side} className="grid content-between gap-2.5 p-3.5">
          <div>
            <Heading className="font-text text-13 font-normal tracking-normal text-muted">
              {sides[side].heading}
            </Heading>
            <dl className="mt-1 grid gap-1">
              {fields.map((field) => (
                <div key={field.label}>
                  <dt className="text-13 text-muted">{field.label}</dt>
                  <dd className="text-15 font-medium wrap-anywhere">{field[side]}</dd>
                </div>
              ))}
            </dl>
          </div>
          {sides[side].action}
        </section>
      ))}
    </div>
  );
}
