import { Link } from "react-router";
import { guideTexts as texts } from "#app/features/guides/texts.ts";
import type { Block, Source } from "#content/guides/blocks.ts";

interface GuideBlockProps {
  block: Block;
  sources: Source[];
}

export function GuideBlock({ block, sources }: GuideBlockProps) {
  switch (block.kind) {
    case "facts":
      return <Facts block={block} sources={sources} />;
    case "table":
      return <FactTable block={block} sources={sources} />;
    case "quote":
      return (
        <aside className="relative my-9 border-y border-ink py-5.5 before:absolute before:-top-1.25 before:left-0 before:size-2.25 before:rounded-full before:bg-berry lg:my-14 lg:pt-7.5 lg:pb-8.5 xl:-mr-26">
          <p className="font-display text-[2rem]/9.5 font-[370] tracking-[-0.018em] text-balance lg:text-[3.0625rem]/13">
            {block.text}
          </p>
        </aside>
      );
    case "links":
      return (
        <aside className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-m bg-paper-2 p-4.5 text-16 lg:px-6 lg:py-5">
          <b className="mr-auto font-semibold">{block.title}</b>
          {block.links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center rounded-m border border-edge bg-sheet px-4 text-15 font-semibold hover:border-ink"
            >
              {label}
            </Link>
          ))}
        </aside>
      );
  }
}

type Of<Kind extends Block["kind"]> = { block: Extract<Block, { kind: Kind }>; sources: Source[] };

function Facts({ block, sources }: Of<"facts">) {
  return (
    <aside className="my-8 rounded-l border border-rule-2 bg-sheet p-6.5 text-16 outline-1 -outline-offset-8 outline-rule lg:my-11 lg:px-10 lg:pt-8.5 lg:pb-7 xl:-mx-10">
      <h3 className="text-d25">{block.title}</h3>
      <dl className="my-2.5 sm:my-4 sm:grid sm:grid-cols-3 sm:gap-x-6">
        {block.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col border-t border-rule py-2 sm:pt-2.5">
            <dt className="order-2 text-15">{label}</dt>
            <dd className="font-display text-[2.25rem]/11 font-[370] text-messing tabular-nums lg:text-[2.75rem]/13">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p>{block.text}</p>
      <SourceLine numbers={block.sources} sources={sources} />
    </aside>
  );
}

function FactTable({ block, sources }: Of<"table">) {
  const { caption, columns, rows } = block;
  return (
    <div className="my-8">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={caption}>
        <table className="w-full border-collapse text-15">
          <caption className="pb-2 text-left font-display text-d20">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b-[1.5px] border-ink py-1.5 pr-3 text-left text-13 font-medium text-muted"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first} className="border-b border-rule">
                <th
                  scope="row"
                  className="py-2.5 pr-3 text-left align-top font-semibold tabular-nums"
                >
                  {first}
                </th>
                {rest.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-2.5 pr-3 align-top tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SourceLine numbers={block.sources} sources={sources} />
    </div>
  );
}

function SourceLine({ numbers, sources }: { numbers: number[]; sources: Source[] }) {
  if (numbers.length === 0) return null;
  const named = numbers.flatMap((number) => sources[number - 1] ?? []);
  return (
    <p className="mt-3 border-t border-rule pt-2.5 text-13 text-muted">
      {texts.source}: {named.map(({ publisher, year }) => `${publisher} (${year})`).join(", ")}
    </p>
  );
}
