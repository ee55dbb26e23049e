const typedLength = 40;
const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** Returns the nine digits of a Norwegian organisation number, or null. The last one is a check digit. */
export function parseOrgNumber(text: string): string | null {
  if (text.length > typedLength) return null;
  const digits = text.replace(/[\s.]/g, "");
  if (!/^[89]\d{8}$/.test(digits)) return null;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]) ? digits : null;
}

/** Groups the digits: `974 760 673`. */
export function formatOrgNumber(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, "$1\u00a0");
}
