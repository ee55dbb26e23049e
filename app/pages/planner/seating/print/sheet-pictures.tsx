import { chairsOf, planBox, roomBox, tableSize } from "#app/features/seating/plan/geometry.ts";
import type { PlanState } from "#app/features/seating/plan/plan.ts";
import { tableLineHeight } from "./entrance/layout.ts";
import type { PrintTheme } from "./load-print.server.ts";
import { placeCards } from "./place-cards/cards.ts";
import type { PrintOptions, SheetName } from "./print-query.ts";
import type { SeatedPerson } from "./seated-persons.ts";
import { roughEntrance } from "./sheet-counts.ts";
import { ornamentOf } from "./sheet-ornaments.ts";
import { printTexts as texts } from "./texts.ts";

export interface PicturedChart {
  state: PlanState;
  persons: readonly SeatedPerson[];
  couple: readonly [string, string];
  theme: PrintTheme;
  options: PrintOptions;
}

const serif = "var(--font-display)";

/** A small picture of the first sheet. It has the sheet's contents, in the planner's own letters. */
export function SheetPicture({ sheet, ...chart }: PicturedChart & { sheet: SheetName }) {
  const Picture = pictures[sheet];
  const size = sheet === "chart" ? "0 0 1123 794" : "0 0 794 1123";
  return (
    <svg viewBox={size} aria-hidden="true" className="block w-full bg-white">
      <Picture {...chart} />
    </svg>
  );
}

const pictures: Record<SheetName, (chart: PicturedChart) => React.ReactNode> = {
  entrance: EntrancePicture,
  chart: ChartPicture,
  "place-cards": PlaceCardsPicture,
  "table-cards": TableCardsPicture,
  kitchen: KitchenPicture,
};

function EntrancePicture({ state, persons, couple, theme, options }: PicturedChart) {
  const { density, sheets, listsTables } = roughEntrance({ state, persons }, options.navn);
  const { columns, columnWidth, fontSize, lineHeight, headingHeight, top } = density;
  const gap = (794 - columns * columnWidth) / (columns + 1);
  const upper = ornamentOf(theme, options, "corner", "upper");
  const lower = ornamentOf(theme, options, "corner", "lower");
  const divider = ornamentOf(theme, options, "divider", "entrance");
  return (
    <>
      {upper && <image href={upper} x="18" y="18" width="250" />}
      {lower && <image href={lower} width="250" transform="translate(776 1105) rotate(180)" />}
      {divider && <image href={divider} x="282" y="190" width="230" />}
      <g fontFamily={serif} fill={theme.colors.ink}>
        <CoupleNames couple={couple} accent={theme.colors.accent} x={397} y={165} size={60} />
        {sheets[0]?.columns.map((groups, index) => {
          const x = gap + index * (columnWidth + gap);
          let y = top;
          return groups.map(({ letter, names }) => {
            if (letter) y += headingHeight;
            const heading = letter && (
              <text key={letter} x={x} y={y - 6} fill={theme.colors.accent} fontSize="22">
                {letter}
              </text>
            );
            const lines = names.map(({ key, name, table, lines: height }) => {
              y += lineHeight * height;
              return (
                <g key={key} fontSize={fontSize}>
                  <text x={x} y={y - 6}>
                    {name}
                  </text>
                  <text x={x + columnWidth} y={y - 6} textAnchor="end">
                    {table}
                  </text>
                </g>
              );
            });
            return [heading, ...lines];
          });
        })}
        {listsTables &&
          state.tables.map(({ id, number, name }, index) => (
            <text
              key={id}
              x={84 + (index % 3) * 150}
              y={1020 + Math.floor(index / 3) * tableLineHeight}
              fontSize="16"
            >
              {number} {name}
            </text>
          ))}
      </g>
    </>
  );
}

function ChartPicture({ state, couple, theme }: PicturedChart) {
  const { tables, room } = state;
  const [box, walls] = [planBox(tables, room), roomBox(tables, room)];
  const scale = Math.min(1020 / box.width, 610 / box.height);
  const left = (1123 - box.width * scale) / 2 - box.x * scale;
  return (
    <>
      <CoupleNames
        couple={couple}
        accent={theme.colors.accent}
        ink={theme.colors.ink}
        x={44}
        y={80}
        size={44}
        anchor="start"
      />
      <g transform={`translate(${left} ${130 - box.y * scale}) scale(${scale})`} fill="none">
        <rect {...walls} stroke="#4a443d" strokeWidth="9" />
        {tables.map((table) => {
          const { width, height } = tableSize(table);
          return (
            <g key={table.id} stroke="#23201d" strokeWidth="2">
              <g transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}>
                {table.shape === "round" ? (
                  <circle r={width / 2} />
                ) : (
                  <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" />
                )}
              </g>
              {chairsOf(table).map(({ seat, x, y, isCouples }) => (
                <circle key={seat} cx={x} cy={y} r="12" fill={isCouples ? "#9b2335" : "none"} />
              ))}
            </g>
          );
        })}
      </g>
    </>
  );
}

function PlaceCardsPicture({ state, persons, couple, theme, options }: PicturedChart) {
  const cards = placeCards(persons, state.tables, couple, new Set()).slice(0, 10);
  const corners = ["a", "b"].map((corner) => ornamentOf(theme, options, "corner", corner));
  return cards.map(({ key, first, rest, table }, index) => {
    const [x, y] = [57 + (index % 2) * 340, 83 + Math.floor(index / 2) * 189];
    const corner = corners[index % 2];
    return (
      <g key={key} transform={`translate(${x} ${y})`} fontFamily={serif} textAnchor="middle">
        <rect width="340" height="189" fill="none" stroke="#ead9d2" strokeWidth="2" />
        {corner && <image href={corner} width="138" transform="translate(-4 193) scale(1 -1)" />}
        <text x="212" y="92" fontSize="42" fontStyle="italic" fill={theme.colors.ink}>
          {first}
        </text>
        <text x="212" y="120" fontSize="20" fill={theme.colors.muted}>
          {rest}
        </text>
        <text x="322" y="172" fontSize="15" textAnchor="end" fill={theme.colors.muted}>
          {table}
        </text>
      </g>
    );
  });
}

function TableCardsPicture({ state, theme, options }: PicturedChart) {
  return (
    <>
      <path
        d="M397 0V1123M0 561H794"
        stroke="#cdb9b2"
        strokeWidth="2"
        strokeDasharray="8 8"
        fill="none"
      />
      {state.tables.slice(0, 4).map(({ id, number, name }, index) => {
        const wreath = ornamentOf(theme, options, "wreath", id);
        return (
          <g
            key={id}
            transform={`translate(${(index % 2) * 397} ${Math.floor(index / 2) * 561})`}
            fontFamily={serif}
            textAnchor="middle"
            fill={theme.colors.ink}
          >
            {wreath && <image href={wreath} x="50" y="110" width="296" />}
            <text x="198" y="300" fontSize="118">
              {number}
            </text>
            <text x="198" y="460" fontSize="40" fontStyle="italic">
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Only its form: what it tells about health is for the kitchen. */
function KitchenPicture({ state, couple }: PicturedChart) {
  const rows = state.tables.slice(0, 14);
  return (
    <g fill="#23201d">
      <text x="52" y="100" fontFamily={serif} fontSize="32">
        {texts.kitchen.couple(...couple)}
      </text>
      <path d="M52 116H742" stroke="#23201d" strokeWidth="3" />
      <g fill="none" stroke="#23201d" strokeWidth="3">
        <path d="M52 170H742V276H52ZM282 170V276M512 170V276" />
        <path d="M52 330H420V560H52Z" strokeWidth="6" />
      </g>
      {[167, 397, 627].map((x) => (
        <circle key={x} cx={x - 85} cy="204" r="14" />
      ))}
      {rows.slice(0, 9).map(({ id }, index) => (
        <circle
          key={id}
          cx={120 + (index % 3) * 115}
          cy={380 + Math.floor(index / 3) * 66}
          r="22"
          fill="none"
          stroke="#23201d"
          strokeWidth="2"
        />
      ))}
      <g stroke="#b5ab9c" strokeWidth="2">
        {[350, 380, 410, 440, 470, 500].map((y) => (
          <path key={y} d={`M460 ${y}H742`} />
        ))}
        {rows.map(({ id }, index) => (
          <path key={id} d={`M52 ${660 + index * 26}H742`} />
        ))}
      </g>
      <g fontSize="15">
        {rows.map(({ id, number, name }, index) => (
          <text key={id} x="54" y={654 + index * 26}>
            {number} {name}
          </text>
        ))}
      </g>
    </g>
  );
}

interface CoupleNamesProps {
  couple: readonly [string, string];
  accent: string;
  ink?: string;
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "middle";
}

function CoupleNames({ couple, accent, ink, x, y, size, anchor = "middle" }: CoupleNamesProps) {
  const [one, other] = couple;
  return (
    <text
      x={x}
      y={y}
      fontFamily={serif}
      fontSize={Math.min(size, 1250 / `${one} & ${other}`.length)}
      fontStyle="italic"
      textAnchor={anchor}
      fill={ink}
    >
      {one} <tspan fill={accent}>&amp;</tspan> {other}
    </text>
  );
}
