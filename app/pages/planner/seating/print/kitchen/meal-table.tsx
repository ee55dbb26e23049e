import { printTexts } from "../texts.ts";
import type { MealTable as Meals } from "./kitchen-sheet.ts";

const { kitchen: texts } = printTexts;

/** Persons by table and meal. */
export function MealTable({ meals: { columns, rows, sum } }: { meals: Meals }) {
  return (
    <section>
      <h2>{texts.perTable}</h2>
      <table className="meals">
        <thead>
          <tr>
            <th scope="col">{texts.table}</th>
            <th scope="col">{texts.persons}</th>
            <th scope="col">{texts.regular}</th>
            {columns.map(({ column, label }) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, sum].map((row) => (
            <tr key={row.label} className={row === sum ? "sum" : undefined}>
              <th scope="row">{row.label}</th>
              <td>{row.persons}</td>
              <td>{row.regular}</td>
              {row.cells.map(({ column, count, isSevere }) => (
                <td key={column} className={isSevere ? "is-severe" : count > 0 ? "some" : "none"}>
                  {count || "·"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
