import type { RsvpStatus } from "#app/features/guests/rules.ts";
import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { formatPlace, themeOf, weddingName } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { pageTexts } from "#app/pages/wedding-page/texts.ts";
import { toFileNamePart } from "#app/platform/file-names.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { formatLongDate, formatTimeOfDay } from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { flowerPath } from "./flower.ts";
import { formatDeadline } from "./invitation-mail.ts";
import { button, footerRow, type Html, html, letterDocument, outlineButton } from "./letter.ts";
import { type MailTheme, mailThemeOf } from "./mail-theme.ts";
import { mailTexts } from "./texts.ts";

const { confirmation: texts } = mailTexts;

export interface ConfirmedPerson {
  /** Which flower is drawn: see `flowerPath`. */
  flower: { person: string; place: number };
  /** Null for a companion without a name. */
  name: string | null;
  status: RsvpStatus;
  diet: string | null;
  severeAllergy: boolean;
  companionOf: string | null;
}

interface Confirmation {
  wedding: Wedding;
  address: string;
  people: ConfirmedPerson[];
  message: string | null;
  link: string;
  isPersonalLink: boolean;
  calendarUrl: string;
  calendarFile: string;
  unsubscribeUrl: string;
  /** Where the pictures are. */
  publicUrl: string;
}

interface StoredAnswer {
  id: string;
  guestId: string | null;
  guestName: string;
  attending: boolean;
  guestCount: number;
  plusOneName: string | null;
  dietaryRestrictions: string | null;
  severeAllergy: boolean;
  plusOneDietaryRestrictions: string | null;
  plusOneSevereAllergy: boolean;
}

/** Returns the guest of an answer and the companion. */
export function confirmedPeople(answer: StoredAnswer, place: number): ConfirmedPerson[] {
  const { guestName, attending, guestCount, plusOneName } = answer;
  const person = answer.guestId ?? answer.id;
  const status = attending ? "attending" : "declined";
  const guest: ConfirmedPerson = {
    flower: { person, place },
    name: guestName,
    status,
    diet: answer.dietaryRestrictions,
    severeAllergy: answer.severeAllergy,
    companionOf: null,
  };
  if (!attending || guestCount < 2) return [guest];
  const companion: ConfirmedPerson = {
    flower: { person: `${person} companion`, place: place + 1 },
    name: plusOneName,
    status,
    diet: answer.plusOneDietaryRestrictions,
    severeAllergy: answer.plusOneSevereAllergy,
    companionOf: guestName,
  };
  return [guest, companion];
}

/** Returns a mail with what was answered, the link to change it and a file for the calendar. */
export function confirmationMail(confirmation: Confirmation): Mail {
  const { wedding, address, people, message, link, calendarUrl, unsubscribeUrl } = confirmation;
  const coming = people.filter(({ status }) => status === "attending").length;
  const theme = mailThemeOf(themeOf(wedding), wedding.colors);
  const { light, display, text, style, weight, headingSize } = theme;
  const couple = weddingName(wedding);
  const thanks =
    coming > 0 ? texts.thanks(formatLongDate(wedding.weddingDate)) : texts.thanksDeclined;
  const deadline = formatDeadline(wedding);
  const hints = [
    deadline ? texts.changeUntil(deadline) : "",
    confirmation.isPersonalLink ? "" : texts.openHint,
  ].filter(Boolean);
  const seed = ornamentSeed(wedding.bride, wedding.groom, wedding.weddingDate);
  const pictureOf = ({ flower, status }: ConfirmedPerson) => {
    const kind = status === "attending" ? "flower" : "bud";
    return confirmation.publicUrl + flowerPath({ theme: themeOf(wedding), seed, ...flower }, kind);
  };
  const fileName = `${toFileNamePart(`Bryllup ${couple}`)}.ics`;
  const change = { label: texts.change, url: link };
  const calendar = { label: texts.calendar, url: calendarUrl };
  const rows = html`<tr><td class="pp px" align="left" style="background:${light.paper};border:1px solid ${light.edge};border-bottom:0;padding:36px 48px 24px">
<p class="mut" style="margin:0 0 6px;font:italic 400 19px/26px ${display};color:${light.muted}">${couple}</p>
<h1 class="ink h1" style="margin:0 0 8px;font:${style} ${weight} ${headingSize}px/1.15 ${display};color:${light.ink}">${texts.heading}</h1>
<p class="mut" style="margin:0 0 18px;font:400 18px/27px ${text};color:${light.muted}">${thanks}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${people.map((person) => personRow(theme, person, pictureOf(person)))}<tr><td colspan="3" class="ru" style="border-top:1px solid ${light.edge};font-size:0;line-height:0">&nbsp;</td></tr></table>
${message ? html`<p class="ink" style="margin:16px 0 0;font:400 17px/26px ${text};color:${light.ink}">${texts.words(message)}</p>` : ""}</td></tr>
<tr><td class="pk px" align="left" style="background:${light.envelope};border:1px solid ${light.edge};border-top:0;padding:24px 48px 28px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${programCells(theme, wedding)}</tr><tr><td class="st" style="padding:4px 10px 10px 0">${button(theme, change)}</td><td class="st" style="padding:4px 0 10px">${coming > 0 ? outlineButton(theme, calendar) : ""}</td></tr></table>
<p class="mut" style="margin:8px 0 0;font:400 16px/24px ${text};color:${light.muted}">${hints.join(" ")}${coming > 0 ? html` ${texts.attached} <span class="ink" style="color:${light.ink}">${fileName}</span>` : ""}</p></td></tr>
${footerRow(theme, {
  warning: confirmation.isPersonalLink ? mailTexts.warning : "",
  unsubscribe: { label: mailTexts.unsubscribe, url: unsubscribeUrl },
  rest: mailTexts.unsubscribeRest,
})}`;
  const plain = [
    texts.heading,
    thanks,
    people
      .map((person) => [nameOf(person), ...notesOf(person), statusOf(person)].join(", "))
      .join("\n"),
    message ? texts.words(message) : "",
    `${texts.change}:\n${link}`,
    coming > 0 ? `${texts.calendar}:\n${calendarUrl}` : "",
    hints.join(" "),
    confirmation.isPersonalLink ? mailTexts.warning : "",
    `${mailTexts.unsubscribe}:\n${unsubscribeUrl}`,
    "-- \nJaord",
  ];
  return {
    to: { address },
    fromName: couple,
    subject: texts.subject,
    text: `${plain.filter(Boolean).join("\n\n")}\n`,
    html: letterDocument(theme, {
      subject: texts.subject,
      preheader: texts.preheader(coming, people.length - coming),
      rows,
    }),
    unsubscribeUrl,
    attachments:
      coming > 0
        ? [{ fileName, type: "text/calendar; charset=utf-8", content: confirmation.calendarFile }]
        : [],
  };
}

/** The signs are characters, because many mail programs block pictures. */
function personRow(
  { light, display, text, style, weight }: MailTheme,
  person: ConfirmedPerson,
  picture: string,
): Html {
  const notes = notesOf(person).join(", ");
  const sign = person.status === "attending" ? "●" : "×";
  const width = person.status === "attending" ? 42 : 39;
  return html`<tr><td class="ru" width="58" style="border-top:1px solid ${light.edge};padding:8px 8px 8px 0;width:50px"><img src="${picture}" width="${width}" alt="" style="margin:0 auto"></td><td class="ru" style="border-top:1px solid ${light.edge};padding:12px 8px 12px 0"><span class="ink" style="font:${style} ${weight} 21px/26px ${display};color:${light.ink}">${nameOf(person)}</span>${notes ? html`<br><span class="mut" style="font:400 16px/22px ${text};color:${light.muted}">${notes}</span>` : ""}</td><td class="ru ink" align="right" style="border-top:1px solid ${light.edge};padding:12px 0;font:600 17px/24px ${text};color:${light.ink};white-space:nowrap"><span class="amp" style="color:${light.accent}">${sign}</span>&nbsp; ${statusOf(person)}</td></tr>`;
}

function nameOf({ name }: ConfirmedPerson): string {
  return name ?? mailTexts.reminder.companion;
}

function notesOf({ status, diet, severeAllergy, companionOf }: ConfirmedPerson): string[] {
  if (status !== "attending") return [];
  const companion = companionOf ? texts.companionOf(firstNameOf(companionOf)) : "";
  return [companion, diet ?? "", severeAllergy ? texts.severe : ""].filter(Boolean);
}

function statusOf({ status }: ConfirmedPerson): string {
  return status === "attending" ? texts.coming : texts.declined;
}

function programCells({ light, text }: MailTheme, wedding: Wedding): Html[] {
  const { ceremonyTime, ceremonyPlace, receptionTime, receptionPlace } = wedding;
  const parts = [
    {
      name: pageTexts.program.ceremony,
      time: ceremonyTime,
      place: ceremonyPlace || formatPlace(wedding),
    },
    { name: pageTexts.program.reception, time: receptionTime, place: receptionPlace },
  ];
  return parts.map(({ name, time, place }) =>
    time || place
      ? html`<td class="st ink" valign="top" style="font:400 17px/26px ${text};color:${light.ink};padding:0 16px 14px 0"><b>${name}</b>${time ? ` ${formatTimeOfDay(time)}` : ""}<br>${place}</td>`
      : html`<td></td>`,
  );
}
