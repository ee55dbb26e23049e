import { parsePhoneNumberFromString } from "libphonenumber-js/max";

const maxTypedLength = 40;
const norwegianLength = 8;

/**
 * Returns a phone number in E.164, such as `+4741234567`, or null. Numbers without `+` or `00` are
 * Norwegian and have eight digits: short numbers such as 02800 cannot get text messages.
 */
export function parsePhoneNumber(text: string): string | null {
  if (text.length > maxTypedLength) return null;
  const typed = text.replace(/[\s().\-–/]/g, "");
  // The library finds a number in any text, and reads the digits of all scripts.
  if (!/^\+?\d+$/.test(typed)) return null;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "NO", extract: false });
  if (!number?.isValid()) return null;
  const { countryCallingCode, nationalNumber } = number;
  if (countryCallingCode === "47" && nationalNumber.length !== norwegianLength) return null;
  return number.number;
}
