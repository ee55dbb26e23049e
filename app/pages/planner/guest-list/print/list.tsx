import { LoadError } from "#app/client/loading/load-error.tsx";
import { listAddresses } from "#app/features/guests/export/queries.server.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { Status } from "#app/ui/status.tsx";
import { listShownGuests } from "../export/shown-guests.server.ts";
import type { Route } from "./+types/list.ts";
import { PrintButton } from "./print-button.tsx";
import { printTexts as texts } from "./texts.ts";

const kinds = { attending: "coming", declined: "declined", pending: "waiting" } as const;

export async function loader({ request }: Route.LoaderArgs) {
  const weddingId = await requireOwnedWedding(request);
  const [wedding, guests, households] = await Promise.all([
    loadWedding(weddingId),
    listShownGuests(weddingId),
    listAddresses(weddingId),
  ]);
  const addresses = new Map(households.map((household) => [household.id, household]));
  const rows = guests
    .toSorted((one, other) => one.name.localeCompare(other.name, "nb"))
    .map((guest) => {
      const { address, postalCode, city } = addresses.get(guest.householdId) ?? {};
      const place = [postalCode, city].filter(Boolean).join(" ");
      return {
        id: guest.id,
        name: guest.name,
        companion: guest.plusOne ? texts.companion(guest.plusOneName) : null,
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
  };
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

/** Health is left out, because sheets lie about. */
export default function PrintedList({ loaderData }: Route.ComponentProps) {
  const { couple, printedOn, rows } = loaderData;
  return (
    <main className="mx-auto max-w-[60rem] bg-sheet px-6 py-8 print:max-w-none print:p-0">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-d31">{texts.heading(couple)}</h1>
          <p className="text-14 text-muted">{texts.details(rows.length, printedOn)}</p>
        </div>
        <PrintButton />
      </header>
      <table className="w-full text-left text-13 leading-5">
        <thead>
          <tr className="border-b border-ink">
            {texts.columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid border-b border-rule align-top">
              <th scope="row" className="py-1.5 pr-3 font-semibold">
                {row.name}
                {row.companion && <span className="block font-normal">{row.companion}</span>}
              </th>
              <td className="py-1.5 pr-3">
                <Status kind={kinds[row.status]}>{importTexts.statuses[row.status]}</Status>
              </td>
              <td className="py-1.5 pr-3">{row.category}</td>
              <td className="py-1.5 pr-3 whitespace-nowrap tabular-nums">{row.phone}</td>
              <td className="py-1.5">{row.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-6 text-15">{texts.empty}</p>}
    </main>
  );
}
