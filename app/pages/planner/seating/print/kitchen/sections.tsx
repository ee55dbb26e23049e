import { printTexts } from "../texts.ts";
import type { KitchenMap } from "./kitchen-map.ts";
import type { KitchenLine } from "./kitchen-sheet.ts";

const { kitchen: texts } = printTexts;

export function SevereAllergies({ lines }: { lines: readonly KitchenLine[] }) {
  return (
    <section className="severe">
      <h2>{texts.severe}</h2>
      {lines.length === 0 && <p>{texts.noSevere}</p>}
      <ol>
        {lines.map((line, index) => (
          <li key={line.key}>
            <b className="number">{index + 1}</b>
            <div>
              <strong>{line.diet}</strong>
              <span>{line.name}</span>
            </div>
            <p>
              <b>{line.table === null ? texts.withoutTable : texts.at(line.table)}</b>
              {line.seat !== null && texts.chair(line.seat)}
              <br />
              {line.tableName}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Diets({ lines }: { lines: readonly KitchenLine[] }) {
  return (
    <section className={lines.length > 14 ? "diets is-long" : "diets"}>
      <h2>{texts.diets}</h2>
      {lines.length === 0 && <p>{texts.noDiets}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <b>{line.table ?? "–"}</b>
            <span>{line.name}</span>
            <span>{line.diet}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Around the outermost walls and chairs, for their lines. */
const margin = 12;

export function SmallPlan({ map: { box, room, tables } }: { map: KitchenMap }) {
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin].map(Math.round);
  return (
    <section className="map">
      <h2>{texts.map}</h2>
      <svg
        viewBox={`${Math.round(box.x) - margin} ${Math.round(box.y) - margin} ${width} ${height}`}
        role="img"
        aria-label={texts.map}
      >
        <rect className="wall" x={room.x} y={room.y} width={room.width} height={room.height} />
        {tables.map((table) => (
          <g key={table.id}>
            <g transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}>
              {table.shape === "round" ? (
                <circle className="table" r={table.width / 2} />
              ) : (
                <rect
                  className="table"
                  x={-table.width / 2}
                  y={-table.height / 2}
                  width={table.width}
                  height={table.height}
                  rx="8"
                />
              )}
            </g>
            <text className="table-number" x={table.x} y={table.y + 15}>
              {table.number}
            </text>
            {table.chairs.map(({ x, y, number, hasDiet }) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                <circle
                  r={number === null ? 12 : 18}
                  className={number !== null ? "is-severe" : hasDiet ? "is-diet" : "is-regular"}
                />
                {number !== null && (
                  <text className="severe-number" y="8">
                    {number}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
      </svg>
      <ul className="key">
        <li className="is-severe">{texts.key.severe}</li>
        <li className="is-diet">{texts.key.diet}</li>
        <li className="is-regular">{texts.key.regular}</li>
      </ul>
    </section>
  );
}
