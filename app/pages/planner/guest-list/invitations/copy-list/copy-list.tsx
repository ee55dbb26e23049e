import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check, Download } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { CopyText } from "../copy-text.tsx";
import { copyListPaths, invitationQuery } from "../invitation-query.ts";
import { Chips, SubPageHeader } from "../page-parts.tsx";
import { copyColumns } from "./columns.ts";
import type { CopyList } from "./load-copy-list.server.ts";
import { copyTexts as texts } from "./texts.ts";

/** A table of names, addresses and links to copy, for writing or printing envelopes. */
export function CopyListView({ list }: { list: CopyList }) {
  const { columns, chosen, rows } = list;
  const headers = columns.map((column) => texts.headers[column]);
  const text = [headers, ...rows.map(({ cells }) => cells)]
    .map((cells) => cells.join("\t"))
    .join("\n");
  const chips = copyColumns.map((column) => {
    const isCurrent = columns.includes(column);
    const others = columns.filter((each) => each !== column);
    const kolonner = isCurrent
      ? others
      : copyColumns.filter((each) => each === column || columns.includes(each));
    return {
      key: column,
      label: (
        <>
          {isCurrent && <Icon icon={Check} size={16} />}
          {texts.columns[column]}
        </>
      ),
      isCurrent,
      to: invitationQuery.href({ vis: "copy", valgte: chosen, kolonner }),
    };
  });
  const query = { valgte: chosen, kolonner: columns };
  return (
    <>
      <SubPageHeader title={texts.title} />
      <p className="max-w-[44em] text-16 text-ink-2">{texts.text}</p>
      <Chips label={texts.choose} chips={chips} />
      <Sheet className="overflow-hidden">
        <section
          aria-label={texts.list(rows.length)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must scroll it
          tabIndex={0}
          className="overflow-x-auto focus-visible:-outline-offset-2"
        >
          <table className="w-full text-left text-14">
            <thead>
              <tr className="bg-paper-2">
                {headers.map((header) => (
                  <th key={header} scope="col" className="px-4 py-2.5 font-semibold">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-rule">
              {rows.map(({ id, cells }) => (
                <tr key={id}>
                  {cells.map((cell, index) => (
                    <td
                      key={columns[index]}
                      className={`px-4 py-2 ${columns[index] === "name" ? "min-w-52" : "whitespace-nowrap tabular-nums"}`}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Sheet>
      <p className="text-14 text-muted">{texts.warning}</p>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-rule bg-paper px-4 py-3.5 max-sm:buttons:flex-1 max-sm:[&>:last-child]:basis-full lg:mx-0 lg:px-0"
      >
        {(["xlsx", "csv"] as const).map((format) => (
          <ButtonLink
            key={format}
            to={invitationQuery.href(query, copyListPaths[format])}
            reloadDocument
            variant="quiet"
          >
            <Icon icon={Download} />
            {format.toUpperCase()}
          </ButtonLink>
        ))}
        <CopyText
          text={text}
          label={texts.submit(rows.length)}
          copied={texts.copied}
          variant="primary"
        />
      </div>
    </>
  );
}
