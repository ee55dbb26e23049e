import type { SubmissionKind } from "#app/features/submissions/rules.ts";

/** A large family reserves five gifts. */
export const reservationKind: SubmissionKind = {
  name: "reservation",
  maxPerVisitor: 5,
  maxPerAudience: 3_000,
};

export const releaseKind: SubmissionKind = {
  name: "release",
  maxPerVisitor: 20,
  maxPerAudience: 3_000,
};

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxNameLength = 100;

const wholeKroner = new Intl.NumberFormat("nb-NO", { maximumFractionDigits: 0 });
const kronerAndOre = new Intl.NumberFormat("nb-NO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const accountWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Returns `12 500 kr` with no-break spaces; øre are shown only when there are any. */
export function formatPrice(kroner: number): string {
  const format = Number.isInteger(kroner) ? wholeKroner : kronerAndOre;
  return `${format.format(kroner)}\u00a0kr`;
}

/**
 * Returns the eleven digits of a Norwegian account number, written with or without spaces and full
 * stops, or null. The check digit keeps a typing error from misdirecting a gift.
 */
export function parseAccountNumber(text: string): string | null {
  const digits = text.replace(/[\s.]/g, "");
  if (!/^\d{11}$/.test(digits)) return null;
  const sum = accountWeights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[10]) ? digits : null;
}

/** Returns `1234 56 78903` with no-break spaces. */
export function formatAccountNumber(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].join("\u00a0");
}
