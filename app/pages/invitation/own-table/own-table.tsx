import { Ornament } from "#app/pages/wedding-page/sections/ornament-image.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Clock, MapPin } from "#app/ui/icons.ts";
import { invitationTexts } from "../texts.ts";
import { TableMapDrawing } from "./table-map.tsx";
import type { OwnTableView } from "./view-own-table.ts";

const texts = invitationTexts.table;

interface OwnTableProps {
  view: OwnTableView;
  hasProgram: boolean;
  directions: string | null;
}

/** Where the household sits, and the way there. */
export function OwnTable({ view, hasProgram, directions }: OwnTableProps) {
  const { tables, label, hasWay, maps } = view;
  const blooms = new Map(
    tables.flatMap(({ persons }) => persons).map(({ key, bloom }) => [key, bloom]),
  );
  return (
    <section className="own-table" id="bord">
      <div className="own-table-title">
        {tables.map(({ title }) => (
          <h2 key={title}>{title}</h2>
        ))}
        {hasWay && <p>{texts.follow}</p>}
      </div>
      <figure className="own-table-map">
        <TableMapDrawing
          map={maps.standing}
          label={label}
          blooms={blooms}
          className="map-standing"
        />
        <TableMapDrawing map={maps.lying} label={label} blooms={blooms} className="map-lying" />
      </figure>
      <div className="own-table-persons">
        <ul>
          {tables
            .flatMap(({ persons }) => persons)
            .map(({ key, name, bloom }) => (
              <li key={key}>
                <Ornament image={bloom} />
                <bdi>{name}</bdi>
              </li>
            ))}
        </ul>
        <p>{texts.sameFlower}</p>
      </div>
      {(hasProgram || directions) && (
        <p className="sent-actions">
          {hasProgram && (
            <a className="button" href="#program">
              <Icon icon={Clock} />
              {texts.program}
            </a>
          )}
          {directions && (
            <a className="button" href={directions} rel="noreferrer">
              <Icon icon={MapPin} />
              {invitationTexts.sent.directions}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
