import { parsePhoneNumberFromString } from "libphonenumber-js/max";

const maxTypedLength = 40;
const norwegianLength = 8;
const norwegianMobile = /^\+47([49]\d{2})(\d{2})(\d{3})$/;

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
  // A list has thousands of them, for which the library needs a tenth of a second.
  const mobile = norwegianMobile.exec(stored);
  if (mobile) return mobile.slice(1).join(" ");
  const number = parsePhoneNumberFromString(stored, { extract: false });
  if (!number?.isValid()) return stored;
  return number.countryCallingCode === "47"
    ? number.formatNational()
    : number.formatInternational();
}
