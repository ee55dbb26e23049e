const emailAddress = /(?<![^\s@<>(),;:])[^\s@<>(),;:]+@[^\s@<>(),;:]+/gu;
const foreignNumber = /(?<![\d+])(?:\+|00)[1-9]\d{0,2}(?:[ .-]?\(?\d{1,4}\)?){2,6}(?!\d)/gu;
/** As they are written: 8 digits, alone or in groups, with or without +47. */
const norwegianNumber =
  /(?<![\d.,])(?:(?:\+|00)47[ .-]?)?(?:[49]\d{2}[ .-]?\d{2}[ .-]?\d{3}|[2-9]\d[ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{2})(?![\d.,]?\d)/gu;

const hidden = "[skjult]";

export function hasPhoneNumber(text: string): boolean {
  return [foreignNumber, norwegianNumber].some((pattern) => text.search(pattern) !== -1);
}

/** Returns the text with `[skjult]` in the place of e-mail addresses and telephone numbers. */
export function hideContactDetails(text: string): string {
  const patterns = [emailAddress, foreignNumber, norwegianNumber];
  return patterns.reduce((shown, pattern) => shown.replace(pattern, hidden), text);
}
