import { RoomDrawing } from "#app/features/seating/drawing/room-drawing.tsx";
import { TableDrawing } from "#app/features/seating/drawing/table-drawing.tsx";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { PrintPage, SheetVersion } from "../print-page.tsx";
import { printQuery } from "../print-query.ts";
import { printTexts as texts } from "../texts.ts";
import type { Route } from "./+types/chart.ts";
import { loadPrintedChart } from "./load-printed-chart.server.ts";

export const handle = { ownHead: true };

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  return loadPrintedChart(weddingId, printQuery.parse(url.searchParams));
}

export function meta() {
  return [{ title: texts.documentTitle("chart") }, { name: "robots", content: "noindex" }];
}

/** Around the room: for its doors, measures and the names of those who sit outside. */
const margin = { x: 84, y: 46 };

export default function Chart({ loaderData }: Route.ComponentProps) {
  const { css, facts, options, namesLength, room, tables, box } = loaderData;
  const [left, top] = [box.x - margin.x, box.y - margin.y].map(Math.round);
  const [width, height] = [box.width + 2 * margin.x, box.height + 2 * margin.y].map(Math.round);
  return (
    <PrintPage
      sheet="chart"
      css={css}
      facts={facts}
      options={options}
      isEmpty={tables.length === 0}
    >
      <section className={`sheet ${options.format}`}>
        <div className="page">
          <header>
            <h2 className={`len-${namesLength}`}>
              {facts.couple[0]} <span>&amp;</span> {facts.couple[1]}
            </h2>
            <p>{texts.chart.summary(facts.seated, tables.length)}</p>
            <p className="when">
              {facts.date}
              <br />
              {facts.place}
            </p>
          </header>
          <svg
            className="plan"
            viewBox={`${left} ${top} ${width} ${height}`}
            role="img"
            aria-label={texts.sheets.chart}
          >
            <RoomDrawing tables={tables.map(({ table }) => table)} room={room} />
            {tables.map((shown) => (
              <g key={shown.table.id} transform={`translate(${shown.table.x} ${shown.table.y})`}>
                <TableDrawing shown={shown} />
              </g>
            ))}
          </svg>
        </div>
        <SheetVersion facts={facts} />
      </section>
    </PrintPage>
  );
}
