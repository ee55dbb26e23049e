const wholeKroner = new Intl.NumberFormat("nb-NO", { maximumFractionDigits: 0 });
const kronerAndOre = new Intl.NumberFormat("nb-NO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const maxTypedLength = 100;

export function kroner(ore: number): number {
  return ore / 100;
}

/** Returns `12 500 kr` with no-break spaces; øre are shown only when there are any. */
export function formatMoney(ore: number): string {
  return `${formatTypedMoney(ore)}\u00a0kr`;
}

export function formatTypedMoney(ore: number): string {
  const format = ore % 100 === 0 ? wholeKroner : kronerAndOre;
  return format.format(kroner(ore));
}

/**
 * Returns the øre of a text such as `1 200`, `1.200`, `1200,50` or `kr 1200,-`, otherwise null. Too
 * large amounts become `Number.MAX_SAFE_INTEGER`.
 */
export function parseMoney(text: string): number | null {
  if (text.length > maxTypedLength) return null;
  const amount = text
    .trim()
    .replace(/^(?:kr|nok)\.?(?=[\s\d])/i, "")
    .replace(/(?:kr|kroner|nok)\.?$/i, "")
    .replace(/[.,][-–]+\s*$/, "")
    .replace(/\s/g, "");
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(amount);
  if (!match) return null;
  const [, integerDigits = "", fractionDigits = ""] = match;
  const ore = Number(integerDigits.replaceAll(".", "") + fractionDigits.padEnd(2, "0"));
  return Math.min(ore, Number.MAX_SAFE_INTEGER);
}
