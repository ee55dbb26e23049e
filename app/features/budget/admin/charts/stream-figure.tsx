import { useId } from "react";
import { Link } from "react-router";
import { formatTypedMoney } from "#app/platform/money.ts";
import { classNames } from "#app/ui/class-names.ts";
import { budgetQuery } from "../budget-query.ts";
import { budgetAdminTexts } from "../texts.ts";
import type { CategoryFigure } from "./category-figures.ts";
import { budgetBar, layoutStream, overBar, streamWidth } from "./stream.ts";
import { partFill, Texture } from "./texture.tsx";

const { bars: texts, columns } = budgetAdminTexts;

interface StreamFigureProps {
  figures: readonly CategoryFigure[];
  /** Of the drawing, for screen readers. */
  label: string;
}

/** The stream runs into the rows of the table, which has all its amounts. */
export function StreamFigure({ figures, label }: StreamFigureProps) {
  const { height, rows } = layoutStream(figures);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(26rem,1fr)] items-end gap-x-4">
      <Stream figures={figures} label={label} height={height} rows={rows} />
      <table className="w-full border-separate border-spacing-0 text-14">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr className="text-right text-13 text-muted cells:h-9 cells:pr-2 cells:align-top cells:font-medium">
            <th scope="col" className="text-left">
              {columns.category}
            </th>
            <th scope="col">{columns.budget}</th>
            <th scope="col">{columns.used}</th>
            <th scope="col">{columns.left}</th>
            <th scope="col">{columns.percent}</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {figures.map(({ id, name, total, used, remaining, percent }, index) => (
            <tr
              key={id}
              className={classNames(
                "text-right cells:border-rule cells:py-0 cells:pr-2 cells:whitespace-nowrap",
                index > 0 && "cells:border-t",
              )}
            >
              <th
                scope="row"
                className="text-left font-display text-d18 whitespace-normal! wrap-anywhere"
              >
                <span className="flex items-center">
                  {/* The security policy allows no style attribute. */}
                  <svg width="0" height={rem(rowById.get(id)?.rowHeight ?? 0)} aria-hidden="true" />
                  <Link
                    to={budgetQuery.href({ vis: "items", kategori: id })}
                    className="hover:text-berry"
                  >
                    {name}
                  </Link>
                </span>
              </th>
              <td>{formatTypedMoney(total)}</td>
              <td>{formatTypedMoney(used)}</td>
              <td className={remaining < 0 ? "font-semibold text-error" : undefined}>
                {formatTypedMoney(remaining)}
              </td>
              <td className="text-muted">{texts.percent(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StreamProps extends StreamFigureProps, ReturnType<typeof layoutStream> {}

function Stream({ figures, label, height, rows }: StreamProps) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${streamWidth} ${height}`}
      preserveAspectRatio="none"
      height={rem(height)}
      className="w-full overflow-visible"
    >
      {rows.map(({ id: categoryId, bar, bands, over }, index) => {
        const color = figures[index]?.color ?? "";
        const textureId = (kind: string) => `${id}-${kind}-${index}`;
        return (
          <g key={categoryId}>
            {bands
              .flatMap(({ kind }) => (kind === "agreed" || kind === "planned" ? [kind] : []))
              .map((kind) => (
                <Texture key={kind} id={textureId(kind)} kind={kind} color={color} />
              ))}
            {bands.map(({ kind, path }) => (
              <path key={kind} d={path} {...partFill({ kind, color, textureId })} />
            ))}
            {over && (
              <rect {...overBar} {...over} {...partFill({ kind: "over", color, textureId })} />
            )}
            <rect
              {...budgetBar}
              y={bar.y}
              height={Math.max(0, bar.height - 1)}
              fill={color}
              className="forced-colors:fill-[CanvasText]"
            />
          </g>
        );
      })}
    </svg>
  );
}

function rem(sixteenths: number): string {
  return `${sixteenths / 16}rem`;
}
