import { parsePhoneNumberFromString } from "libphonenumber-js/max";

const maxTypedLength = 40;
const norwegianLength = 8;

/** Returns E.164 or null. Numbers without `+` or `00` are Norwegian and have eight digits. */
export function parsePhoneNumber(text: string): string | null {
  if (text.length > maxTypedLength) return null;
  const typed = text.replace(/[\s().\-–/]/g, "");
  // The library would find a number in any text, and digits of any script.
  if (!/^\+?\d+$/.test(typed)) return null;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "NO", extract: false });
  if (!number?.isValid()) return null;
  const { countryCallingCode, nationalNumber } = number;
  if (countryCallingCode === "47" && nationalNumber.length !== norwegianLength) return null;
  return number.number;
}

/** Returns a stored number for reading: `412 34 567`, foreign ones as `+46 70 123 45 67`. */
export function formatPhoneNumber(stored: string): string {
  const number = parsePhoneNumberFromString(stored, { extract: false });
  if (!number?.isValid()) return stored;
  const { countryCallingCode, nationalNumber } = number;
  if (countryCallingCode !== "47") return number.formatInternational();
  return number.getType() === "MOBILE"
    ? nationalNumber.replace(/^(\d{3})(\d{2})(\d{3})$/, "$1 $2 $3")
    : number.formatNational();
}
