import { errorTextOf } from "#app/pages/site/error-texts.ts";
import { escapeHtml } from "#app/platform/html.ts";
import { errorDocument } from "./error-page.ts";
import type { TypedForm } from "./typed-form.ts";

interface FailedForm extends TypedForm {
  status: number;
  /** Path and query that the form was sent to. */
  action: string;
  /** The number under which the error is logged. */
  reference: string;
}

const texts = {
  notSent: "Det ble ikke sendt. Det du skrev, står her fortsatt. Prøv igjen om litt.",
  files: "Filer kan vi ikke ta vare på. Velg dem på nytt:",
  resend: "Send på nytt",
  reference: "Referanse:",
  password: "Passord",
};

/** What the fields of the product's forms are called. All others are sent again unseen. */
const labels: Record<string, string> = {
  guestName: "Navn",
  email: "E-post",
  plusOneName: "Navn på følge",
  dietaryRestrictions: "Allergier eller kosthold",
  message: "Melding",
  caption: "Bildetekst",
  bride: "Brud",
  groom: "Brudgom",
  venue: "Sted",
  city: "By",
  colors: "Farger",
  story: "Historien deres",
  ceremony: "Vielse",
  reception: "Bryllupsfest",
  title: "Tittel",
  description: "Beskrivelse",
  price: "Pris",
  imageUrl: "Lenke til bilde",
  purchasedBy: "Reservert av",
  giftNote: "Tekst om pengegaver",
  giftAccount: "Kontonummer",
  displayName: "Navn",
  code: "Kode",
};

/** Fields whose text must not be in a page. */
const secretPattern = /password|^code$/i;
const maxLineLength = 60;

/** Returns an error page that holds what was typed in a real form, ready to be sent again. */
export function resendPage({ status, action, reference, fields, fileField }: FailedForm): Response {
  const { title } = errorTextOf(status);
  const encoding = fileField ? ' enctype="multipart/form-data"' : "";
  const file = fileField
    ? `<label>${texts.files}<input type="file" name="${escapeHtml(fileField)}" multiple></label>`
    : "";
  const controls = fields.map(([name, text]) => control(name, text)).join("\n");
  const content = `<p role="alert">${texts.notSent}</p>
<form method="post" action="${escapeHtml(action)}"${encoding}>
${controls}
${file}
<button type="submit">${texts.resend}</button>
</form>
<small>${texts.reference} ${escapeHtml(reference)}</small>`;
  return errorDocument(title, content, { status, formAction: "'self'" });
}

function control(name: string, text: string): string {
  const attributes = `name="${escapeHtml(name)}"`;
  const label = labels[name];
  if (secretPattern.test(name)) {
    const type = label ? "text" : "password";
    return `<label>${label ?? texts.password}<input type="${type}" ${attributes} required></label>`;
  }
  if (!label) return `<input type="hidden" ${attributes} value="${escapeHtml(text)}">`;
  const isLong = text.length > maxLineLength || text.includes("\n");
  return isLong
    ? // A line break after the tag would be dropped.
      `<label>${label}<textarea ${attributes} rows="6">\n${escapeHtml(text)}</textarea></label>`
    : `<label>${label}<input type="text" ${attributes} value="${escapeHtml(text)}"></label>`;
}
