import { useEffect, useState } from "react";
import { commissionOf, netOf } from "#app/features/marketplace/prices/rules.ts";
import { formatMoney, parseMoney } from "#app/platform/money.ts";
import { sellTexts } from "./texts.ts";

const { tag: texts } = sellTexts;

/** So that a screen reader says the sum once, not at each digit. */
const quietMs = 200;

/** What is left of a typed price, on a tag that hangs from a rail. */
export function PriceTag({ price }: { price: string }) {
  const ore = parseMoney(price) ?? 0;
  const [announced, setAnnounced] = useState(ore);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(ore), quietMs);
    return () => clearTimeout(timer);
  }, [ore]);
  return (
    <div className="relative mx-auto w-full max-w-85 pt-24 text-15">
      <svg viewBox="0 0 340 132" aria-hidden="true" className="absolute top-0 left-0 z-10 w-full">
        <path d="M0 8h340v6H0Z" className="fill-[#e3cf9f]" />
        <path d="M0 8h340M0 14h340" className="stroke-ink" />
        <path
          d="M170 122C163 92 150 60 158 18C159 6 178 4 181 14C184 50 176 92 171 122"
          fill="none"
          strokeWidth="1.3"
          className="stroke-ink"
        />
      </svg>
      <div
        role="status"
        aria-label={texts.label}
        className="relative bg-messing-tint px-7 pt-17 pb-6.5 [clip-path:polygon(20%_0,80%_0,100%_58px,100%_100%,0_100%,0_58px)]"
      >
        <i className="absolute top-4 left-1/2 -ml-2.5 size-5 rounded-full bg-paper shadow-[inset_0_0_0_1.5px_var(--color-ink),0_0_0_6px_#e3cf9f]" />
        <dl>
          <Row label={texts.price} value={formatMoney(announced)} />
          <Row label={texts.commission} value={`−\u00a0${formatMoney(commissionOf(announced))}`} />
          <div className="mt-2 flex items-baseline justify-between gap-3 border-t border-messing-edge pt-3">
            <dt className="font-semibold">{texts.net}</dt>
            <dd className="font-display text-d31 font-[380] whitespace-nowrap lining-nums">
              {formatMoney(netOf(announced))}
            </dd>
          </div>
        </dl>
        <p className="mt-2 text-13 text-messing-ink">{texts.note}</p>
      </div>
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3 py-1.25">
      <dt>{label}</dt>
      <dd className="font-medium whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
