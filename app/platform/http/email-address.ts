const emailPattern = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@.<>"(),;:]{2,}$/;

/** Returns true for a plausible e-mail address; non-ASCII letters are allowed. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text);
}
