const emailPattern =
  /^(?:[^\s\p{C}@<>"(),;:\\[\].]+\.)*[^\s\p{C}@<>"(),;:\\[\].]+@(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*\.)+\p{L}[\p{L}\p{N}\p{M}-]+$/u;

export const maxEmailLength = 254;

/** Accepts plausible e-mail addresses, also with non-ASCII letters (RFC 6531). */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text);
}
