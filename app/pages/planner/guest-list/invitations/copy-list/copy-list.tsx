import { Sheet } from "#app/ui/sheet.tsx";
import { CopyText } from "./copy-text.tsx";
import type { CopyList } from "./load-copy-list.server.ts";
import { SubPageHeader } from "./page-parts.tsx";
import { invitationTexts } from "./texts.ts";

const { copy: texts } = invitationTexts;
const { name, address, link } = texts.columns;

export function CopyListView({ rows }: { rows: CopyList }) {
  const cells = rows.map((row) => [row.name, row.address, row.link]);
  const text = [[name, address, link], ...cells].map((row) => row.join("\t")).join("\n");
  return (
    <>
      <SubPageHeader
        title={texts.title}
        actions={
          <CopyText
            text={text}
            label={texts.submit(rows.length)}
            copied={texts.copied}
            variant="primary"
          />
        }
      />
      <p className="max-w-[44em] text-16 text-ink-2">{texts.text}</p>
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
                {[name, address, link].map((header) => (
                  <th key={header} scope="col" className="px-4 py-2.5 font-semibold">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-rule">
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className="px-4 py-2">{row.name}</td>
                  <td className="px-4 py-2">{row.address}</td>
                  <td className="px-4 py-2 whitespace-nowrap tabular-nums">{row.link}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Sheet>
      <p className="text-14 text-muted">{texts.warning}</p>
    </>
  );
}
