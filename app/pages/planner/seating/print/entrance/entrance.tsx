import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { PrintPage, SheetVersion } from "../print-page.tsx";
import { printQuery } from "../print-query.ts";
import { printTexts as texts } from "../texts.ts";
import type { Route } from "./+types/entrance.ts";
import type { EntranceSheet } from "./layout.ts";
import { loadEntrance } from "./load-entrance.server.ts";

export const handle = { ownHead: true };

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  return loadEntrance(weddingId, printQuery.parse(url.searchParams));
}

export function meta() {
  return [{ title: texts.documentTitle("entrance") }, { name: "robots", content: "noindex" }];
}

export default function Entrance({ loaderData }: Route.ComponentProps) {
  const { css, facts, options, sheets, density, tables, namesLength, ornaments } = loaderData;
  return (
    <PrintPage
      sheet="entrance"
      css={css}
      facts={facts}
      options={options}
      isEmpty={facts.seated === 0}
    >
      {sheets.map((sheet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no other name
        <section key={index} className={`sheet ${density}`}>
          {ornaments.corners.map((corner) => (
            <img key={corner} src={corner} alt="" className="corner" />
          ))}
          <header>
            <p>{texts.entrance.welcome}</p>
            <h2 className={`len-${namesLength}`}>
              {facts.couple[0]} <span>&amp;</span> {facts.couple[1]}
            </h2>
            {ornaments.divider ? <img src={ornaments.divider} alt="" /> : <hr />}
            <p className="hint">{texts.entrance.hint}</p>
          </header>
          <Names columns={sheet.columns} />
          {tables.length > 0 && (
            <ul className="tables">
              {tables.map(({ id, number, name }) => (
                <li key={id}>
                  <b>{number}</b> {name}
                </li>
              ))}
            </ul>
          )}
          <SheetVersion facts={facts} />
        </section>
      ))}
    </PrintPage>
  );
}

function Names({ columns }: EntranceSheet) {
  return (
    <div className="names">
      {columns.map((groups) => (
        <div key={groups[0]?.names[0]?.key ?? ""}>
          {groups.map(({ letter, names }) => (
            <section key={letter}>
              {letter && <h3>{letter}</h3>}
              <ul>
                {names.map(({ key, name, table, lines }) => (
                  <li key={key} className={lines > 1 ? `lines lines-${lines}` : undefined}>
                    <span>{name}</span>
                    <i />
                    <b>{table}</b>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
