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
