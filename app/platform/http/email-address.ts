const emailPattern =
  /^(?:[^\s\p{C}@<>"(),;:\\[\].]+\.)*[^\s\p{C}@<>"(),;:\\[\].]+@(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*\.)+\p{L}[\p{L}\p{N}\p{M}-]+$/u;

export const maxEmailLength = 254;

/** Returns true for a plausible e-mail address; non-ASCII letters are allowed (RFC 6531). */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text);
}
