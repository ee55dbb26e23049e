import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { PrintPage, SheetVersion } from "../print-page.tsx";
import { printQuery } from "../print-query.ts";
import { printTexts as texts } from "../texts.ts";
import type { Route } from "./+types/table-cards.ts";
import { loadTableCards } from "./load-table-cards.server.ts";

export const handle = { ownHead: true };

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  return loadTableCards(weddingId, printQuery.parse(url.searchParams));
}

export function meta() {
  return [{ title: texts.documentTitle("table-cards") }, { name: "robots", content: "noindex" }];
}

export default function TableCards({ loaderData }: Route.ComponentProps) {
  const { css, facts, options, sheets } = loaderData;
  return (
    <PrintPage
      sheet="table-cards"
      css={css}
      facts={facts}
      options={options}
      isEmpty={sheets.length === 0}
    >
      {sheets.map((cards) => (
        <section key={cards[0]?.id} className="sheet">
          {cards.map(({ id, number, name, length, wreath }) => (
            <article key={id}>
              <div>
                {wreath && <img src={wreath} alt="" />}
                <b>{number}</b>
              </div>
              <h2 className={`len-${length}`}>{name}</h2>
            </article>
          ))}
          <SheetVersion facts={facts} />
        </section>
      ))}
    </PrintPage>
  );
}
