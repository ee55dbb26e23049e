import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { PrintPage, SheetVersion } from "../print-page.tsx";
import { printQuery } from "../print-query.ts";
import { printTexts as texts } from "../texts.ts";
import type { Route } from "./+types/place-cards.ts";
import { loadPlaceCards } from "./load-place-cards.server.ts";

export const handle = { ownHead: true };

export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  return loadPlaceCards(weddingId, printQuery.parse(url.searchParams));
}

export function meta() {
  return [{ title: texts.documentTitle("place-cards") }, { name: "robots", content: "noindex" }];
}

type Card = Awaited<ReturnType<typeof loadPlaceCards>>["sheets"][number][number];

export default function PlaceCards({ loaderData }: Route.ComponentProps) {
  const { css, facts, options, sheets } = loaderData;
  return (
    <PrintPage
      sheet="place-cards"
      css={css}
      facts={facts}
      options={options}
      isEmpty={sheets.length === 0}
    >
      {sheets.map((cards, index) => (
        <section key={cards[0]?.key} className="sheet">
          <p className="slug">{texts.placeCards.slug(index + 1, sheets.length)}</p>
          <div className="cards">
            {cards.map((card) => (
              <NameCard key={card.key} card={card} />
            ))}
          </div>
          <CropMarks />
          <SheetVersion facts={facts} />
        </section>
      ))}
    </PrintPage>
  );
}

function NameCard({ card }: { card: Card }) {
  const { first, rest, length, table, corner, hasKitchenMessage } = card;
  return (
    <article className={corner ? undefined : "bare"}>
      {corner && <img src={corner} alt="" />}
      <div>
        <h2 className={`len-${length}`}>{first || <hr />}</h2>
        <p>{rest}</p>
      </div>
      <small>{table}</small>
      {hasKitchenMessage && <em role="img" title={texts.placeCards.kitchenHasWord} />}
    </article>
  );
}

const [left, top, width, height] = [15, 22, 90, 50];
const gap = 2.5;
const length = 4.5;

/** Outside the cards, at the ends of each cut. In millimetres. */
function CropMarks() {
  const rows = Array.from({ length: 6 }, (_, index) => top + index * height);
  const columns = Array.from({ length: 3 }, (_, index) => left + index * width);
  const [right, bottom] = [left + 2 * width, top + 5 * height];
  const across = rows.map(
    (y) => `M${left - gap - length} ${y}h${length}M${right + gap} ${y}h${length}`,
  );
  const down = columns.map(
    (x) => `M${x} ${top - gap - length}v${length}M${x} ${bottom + gap}v${length}`,
  );
  return (
    <svg className="marks" viewBox="0 0 210 297" aria-hidden="true">
      <path d={[...across, ...down].join("")} />
    </svg>
  );
}
