// A wish: something the couple would like to be given. And an account for gifts of money.

/** The longest name, in UTF-16 units as browsers count `maxlength`, that a guest reserves with. */
export const maxNameLength = 100;

const wholeKroner = new Intl.NumberFormat("nb-NO", { maximumFractionDigits: 0 });
const kronerAndOre = new Intl.NumberFormat("nb-NO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const accountWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Kroner as Norwegians write them: `12 500 kr` with hard spaces, and øre only where there are. */
export function formatPrice(kroner: number): string {
  const format = Number.isInteger(kroner) ? wholeKroner : kronerAndOre;
  return `${format.format(kroner)}\u00a0kr`;
}

/**
 * The eleven digits of a Norwegian account number, written with or without spaces and full stops;
 * null when it is none. The last digit checks the ten before it, so that no slip of the keyboard
 * sends somebody's gift astray.
 */
export function parseAccountNumber(text: string): string | null {
  const digits = text.replace(/[\s.]/g, "");
  if (!/^\d{11}$/.test(digits)) return null;
  const sum = accountWeights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[10]) ? digits : null;
}

/** `1234 56 78903`, in one piece on the line. */
export function formatAccountNumber(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].join("\u00a0");
}
