import type { VendorOffer } from "#app/features/vendors/requests/queries.server.ts";
import { formatMoney, formatTypedMoney } from "#app/platform/money.ts";
import { formatDate, osloDate } from "#app/platform/oslo-time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { AmountBar } from "../budget-part.tsx";
import { requestScreenTexts } from "./texts.ts";

const { offer: texts } = requestScreenTexts;

interface OfferCardProps {
  offer: VendorOffer;
  /** A later offer counts. */
  isReplaced: boolean;
  /** What the budget has for it; null without a category that fits. */
  setAside: { name: string; budgetAmount: number } | null;
  today: Date;
}

/** An offer held up against the budget. */
export function OfferCard({ offer, isReplaced, setAside, today }: OfferCardProps) {
  const { price, summary, availability, validUntil } = offer;
  if (isReplaced) {
    return (
      <p className="mt-3 flex flex-wrap items-center gap-2 text-14 text-muted">
        <Badge tone="outline">{texts.replaced}</Badge>
        <s>{price === null ? texts.noPrice : formatMoney(price)}</s>
        {summary}
      </p>
    );
  }
  return (
    <section
      aria-label={texts.title}
      className="mt-4 grid rounded-l border border-rule bg-paper sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:divide-x sm:divide-rule max-sm:divide-y max-sm:divide-rule"
    >
      <div className="grid content-start px-5 py-3.5">
        <p className="text-13 font-medium text-ink-2">{texts.title}</p>
        <Amount amount={price} />
        <p className="text-13 text-muted wrap-anywhere">
          {[availability && texts.availability[availability], summary].filter(Boolean).join(". ")}
        </p>
      </div>
      <div className="grid content-start px-5 py-3.5">
        {setAside ? (
          <>
            <p className="text-13 font-medium text-ink-2">{texts.setAside(setAside.name)}</p>
            <Amount amount={setAside.budgetAmount} />
            <p className="text-13 text-muted">{texts.budget}</p>
          </>
        ) : (
          <p className="text-13 text-muted">{texts.nothingSetAside}</p>
        )}
      </div>
      <Comparison
        price={price}
        setAside={setAside?.budgetAmount ?? null}
        validUntil={validUntil}
        today={today}
      />
    </section>
  );
}

function Amount({ amount }: { amount: number | null }) {
  return (
    <p className="font-display text-[1.75rem] leading-[2.125rem] whitespace-nowrap lining-nums">
      {amount === null ? (
        texts.noPrice
      ) : (
        <>
          {formatTypedMoney(amount)} <small className="text-18 text-muted">kr</small>
        </>
      )}
    </p>
  );
}

interface ComparisonProps {
  price: number | null;
  setAside: number | null;
  validUntil: string | null;
  today: Date;
}

function Comparison({ price, setAside, validUntil, today }: ComparisonProps) {
  const difference = price !== null && setAside ? price - setAside : null;
  const words =
    difference === null
      ? null
      : difference === 0
        ? texts.equal
        : difference > 0
          ? texts.over(formatMoney(difference))
          : texts.under(formatMoney(-difference));
  const validity =
    validUntil &&
    (validUntil < osloDate(today) ? texts.expired : texts.validUntil)(formatDate(validUntil));
  if (!words && !validity) return null;
  return (
    <div className="grid content-center gap-2 px-5 py-4">
      {difference !== null && <AmountBar used={price ?? 0} amount={setAside ?? 0} />}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-14">
        {words && (
          <b className={`font-semibold ${difference && difference > 0 ? "text-error" : ""}`}>
            {words}
          </b>
        )}
        {validity && <span className="text-13 text-muted">{validity}</span>}
      </p>
    </div>
  );
}
