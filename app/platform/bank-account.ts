const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const maxTypedLength = 100;

/** Returns the eleven digits, written with or without spaces and full stops, or null. */
export function parseAccountNumber(text: string): string | null {
  if (text.length > maxTypedLength) return null;
  const digits = text.replace(/[\s.]/g, "");
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[10]) ? digits : null;
}

export function formatAccountNumber(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].join("\u00a0");
}
