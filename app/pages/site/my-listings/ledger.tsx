import { productPath } from "#app/features/marketplace/components/listing-parts.tsx";
import type { OwnListing } from "#app/features/marketplace/selling/queries.server.ts";
import { formatAccountNumber } from "#app/platform/bank-account.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatDay } from "#app/platform/oslo-time.ts";
import { Status } from "#app/ui/status.tsx";
import { myListingsTexts } from "./texts.ts";

const { ledger: texts } = myListingsTexts;

interface LedgerProps {
  listings: readonly OwnListing[];
  /** The operator's; null when nothing is collected yet. */
  account: string | null;
  now: Date;
}

/** What is owed to Jaord for what was sold. */
export function Ledger({ listings, account, now }: LedgerProps) {
  const sales = listings.filter(({ commission }) => commission !== null);
  if (sales.length === 0) return null;
  const due = sales
    .filter(({ paidAt }) => paidAt === null)
    .reduce((sum, { commission }) => sum + (commission ?? 0), 0);
  return (
    <section aria-labelledby="provisjon" className="mt-9 lg:mt-13">
      <h2 id="provisjon" className="border-b-[1.5px] border-ink pb-2.5 text-d25">
        {texts.title}
      </h2>
      <p className="pt-3 text-15 text-muted">{texts.lead}</p>
      {due > 0 && (
        <p className="pt-1 text-15 font-medium">
          {texts.sum(formatMoney(due))}{" "}
          {account ? texts.account(formatAccountNumber(account)) : texts.noAccount}
        </p>
      )}
      <ul className="mt-3">
        {sales.map(({ id, title, soldAt, soldFor, commission, paidAt }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-0.5 border-b border-rule py-3 text-15 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center"
          >
            <span className="min-w-0">
              <a href={productPath(id)} className="font-medium hover:text-berry">
                {title}
              </a>
              <span className="block text-14 text-muted">
                {texts.number(id)}
                {soldAt && `, ${texts.sold.toLowerCase()} ${formatDay(soldAt, now)}`}
                {soldFor !== null && ` for ${formatMoney(soldFor)}`}
              </span>
            </span>
            <b className="font-semibold tabular-nums">{formatMoney(commission ?? 0)}</b>
            <span className="sm:w-44">
              {paidAt ? (
                <Status kind="coming">{texts.paid(formatDay(paidAt, now))}</Status>
              ) : (
                <Status kind="waiting">{texts.due}</Status>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
