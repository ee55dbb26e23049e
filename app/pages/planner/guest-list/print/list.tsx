import { LoadError } from "#app/client/loading/load-error.tsx";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import { Status } from "#app/ui/status.tsx";
import { listChosenGuests } from "../export/shown-guests.server.ts";
import { guestQuery } from "../guest-query.ts";
import type { Route } from "./+types/list.ts";
import { PrintButton } from "./print-button.tsx";
import { printTexts as texts } from "./texts.ts";

const cellClasses = "py-1.5 pr-3 wrap-anywhere max-sm:empty:hidden";
const kinds = { attending: "coming", declined: "declined", pending: "waiting" } as const;

/** Sorts by name unless the couple has chosen another order. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const query = new URLSearchParams(url.searchParams);
  if (!query.has("sorter")) query.set("sorter", "navn");
  const [wedding, guests] = await Promise.all([
    loadWedding(weddingId),
    listChosenGuests(weddingId, query),
  ]);
  const rows = guests.map((guest) => {
    const { address, postalCode, city } = guest.household;
    const place = [postalCode, city].filter(Boolean).join(" ");
    return {
      id: guest.id,
      name: guest.name,
      details: [
        guest.isChild && texts.child,
        guest.plusOne && texts.companion(guest.plusOneName),
      ].filter((detail) => detail !== false),
      status: guest.status,
      phone: guest.phone && formatPhoneNumber(guest.phone),
      category: guest.category,
      address: [address, place].filter(Boolean).join(", "),
    };
  });
  return {
    couple: `${wedding.bride} & ${wedding.groom}`,
    printedOn: formatDate(osloDate(now())),
    rows,
    list: guestQuery.href(guestQuery.parse(url.searchParams)),
  };
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

/** Leaves out diets and allergies, because others may see the paper. */
export default function PrintedList({ loaderData }: Route.ComponentProps) {
  const { couple, printedOn, rows, list } = loaderData;
  return (
    <main className="mx-auto max-w-[60rem] bg-sheet px-4 py-8 sm:px-6 print:max-w-none print:p-0">
      <ButtonLink to={list} variant="quiet" className="-ml-4 print:hidden">
        <Icon icon={ChevronLeft} />
        {texts.back}
      </ButtonLink>
      <header className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-d31">{texts.heading(couple)}</h1>
          <p className="text-14 text-muted">{texts.details(rows.length, printedOn)}</p>
        </div>
        <PrintButton />
      </header>
      <table className="w-full text-left text-13 leading-5">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink">
            {texts.columns.map((column) => (
              <th key={column} scope="col" className={`${cellClasses} font-semibold`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className="break-inside-avoid border-b border-rule align-top max-sm:grid max-sm:grid-cols-2"
            >
              <th scope="row" className={`${cellClasses} font-semibold`}>
                {row.name}
                {row.details.length > 0 && (
                  <span className="block font-normal">{row.details.join(", ")}</span>
                )}
              </th>
              <td className={cellClasses}>
                <Status kind={kinds[row.status]}>{importTexts.statuses[row.status]}</Status>
              </td>
              <td className={cellClasses}>{row.category}</td>
              <td className={`${cellClasses} whitespace-nowrap tabular-nums`}>{row.phone}</td>
              <td className={`${cellClasses} max-sm:col-span-2`}>{row.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-6 text-15">{texts.empty}</p>}
    </main>
  );
}
