/** Norwegian numbers as they are written: 8 digits, alone or in groups, with or without +47. */
const norwegianNumber =
  /(?<![\d.,])(?:(?:\+|00)47[ .-]?)?(?:[49]\d{2}[ .-]?\d{2}[ .-]?\d{3}|[2-9]\d[ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{2})(?![\d.,]?\d)/u;
const foreignNumber = /(?<![\d+])(?:\+|00)[1-9]\d{0,2}(?:[ .-]?\(?\d{1,4}\)?){2,6}(?!\d)/u;
const emailAddress = /[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,255}/u;

const phoneNumber = new RegExp(`${norwegianNumber.source}|${foreignNumber.source}`, "u");
const contactDetail = new RegExp(`${emailAddress.source}|${phoneNumber.source}`, "gu");

const hidden = "[skjult]";

export const hasPhoneNumber = (text: string): boolean => phoneNumber.test(text);

/** Returns the text with `[skjult]` in the place of e-mail addresses and telephone numbers. */
export const hideContactDetails = (text: string): string => text.replace(contactDetail, hidden);
