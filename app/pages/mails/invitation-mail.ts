import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";
import { joinNames, type MailingKind } from "#app/features/invitations/rules.ts";
import type { Wedding } from "#app/features/weddings/queries.server.ts";
import { themeOf, weddingName } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import {
  formatDate,
  formatLongDate,
  formatTimeOfDay,
  formatWeekday,
} from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { button, footerRow, type Html, html, letterDocument, lines } from "./letter.ts";
import { type MailTheme, mailThemeOf } from "./mail-theme.ts";
import { mailTexts as texts } from "./texts.ts";

export interface InvitationMail {
  wedding: Wedding;
  household: Pick<InvitedHousehold, "people" | "recipientName">;
  address: string;
  greeting: string;
  /** The household's page, with its code. */
  link: string;
  unsubscribeUrl: string;
  publicUrl: string;
}

export function householdMail(kind: MailingKind, mail: InvitationMail): Mail {
  return kind === "invitation" ? invitationMail(mail) : reminderMail(mail);
}

/** Returns the text that the couple can edit. */
export function defaultGreeting({ ceremonyPlace, receptionPlace, venue, city }: Wedding): string {
  const [ceremony, reception] = [ceremonyPlace || venue || city, receptionPlace];
  return texts.invitation.greeting(ceremony, reception);
}

/** Returns the first names of the household, such as "Kari, Per og Åse". */
export function addressees({ people }: Pick<InvitedHousehold, "people">): string {
  return joinNames(people.flatMap(({ name }) => (name ? firstNameOf(name) : [])));
}

/** Returns "torsdag 1. april", with the year when it is not that of the wedding. */
export function formatDeadline({ answerDeadline, weddingDate }: Wedding): string | null {
  if (!answerDeadline) return null;
  const isSameYear = answerDeadline.slice(0, 4) === weddingDate.slice(0, 4);
  const date = formatDate(answerDeadline);
  return `${formatWeekday(answerDeadline)} ${isSameYear ? date.replace(/ \d{4}$/, "") : date}`;
}

function invitationMail(mail: InvitationMail): Mail {
  const { wedding, household, link, publicUrl } = mail;
  const own = texts.invitation;
  const couple = weddingName(wedding);
  const names = addressees(household);
  const words = greetingText(mail);
  const companion = companionLine(household);
  const deadline = formatDeadline(wedding);
  const subject = own.subject(couple);
  const theme = mailThemeOf(themeOf(wedding), wedding.colors);
  const { light, display, text, style, weight, headingSize, align } = theme;
  const seed = ornamentSeed(wedding.bride, wedding.groom, wedding.weddingDate);
  const flap = `${publicUrl}/mail-flap/${themeOf(wedding)}/${seed}.png`;
  const side = html`<td class="pk" width="16" style="background:${light.envelope};width:15px;font-size:0">&nbsp;</td>`;
  const rows = html`<tr><td align="center" style="font-size:0;line-height:0"><img src="${flap}" width="600" alt="" style="width:100%;max-width:600px;height:auto"></td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${side}<td class="pp px" align="${align}" style="background:${light.paper};border:1px solid ${light.edge};border-bottom:0;padding:38px 52px 30px">
<p class="mut" style="margin:0 0 2px;font:${style} 400 22px/28px ${display};color:${light.muted}">${texts.dear}</p>
<h1 class="ink h1" style="margin:0 0 16px;font:${style} ${weight} ${headingSize}px/1.12 ${display};color:${light.ink}">${names}</h1>
<p class="ink" style="margin:0 0 14px;font:400 19px/29px ${text};color:${light.ink}">${lines(words)}</p>
${companion ? html`<p class="mut" style="margin:0 0 20px;font:400 18px/27px ${text};color:${light.muted}">${companion}</p>` : ""}
${signature(theme, wedding)}</td>${side}</tr></table></td></tr>
<tr><td class="pk px" align="center" style="background:${light.envelope};border:1px solid ${light.edge};padding:26px 40px 30px">${button(theme, { label: own.button, url: link })}
${deadline ? html`<p class="ink" style="margin:14px 0 0;font:400 18px/26px ${text};color:${light.ink}">${own.deadline(deadline)}</p>` : ""}
<p class="mut" style="margin:12px 0 0;font:400 16px/24px ${text};color:${light.muted}">${own.typed}<br><a href="${link}" style="color:${light.muted}">${withoutScheme(link)}</a></p></td></tr>
${footer(theme, mail)}`;
  const plain = [
    `${texts.dear} ${names}`,
    words,
    companion,
    couple,
    `${own.button}${deadline ? ` ${own.deadline(deadline)}` : ""}:\n${link}`,
  ];
  const preheader = own.preheader(formatDate(wedding.weddingDate));
  return compose(mail, { subject, preheader, rows, plain, theme });
}

/** Returns a mail that names the persons who have not answered. */
function reminderMail(mail: InvitationMail): Mail {
  const { wedding, household, link } = mail;
  const own = texts.reminder;
  const missing = household.people.filter(({ status }) => status === "pending");
  const names = joinNames(missing.map(({ name }) => (name ? firstNameOf(name) : own.companion)));
  const subject = own.subject(missing.length);
  const deadline = formatDeadline(wedding);
  const recipient = firstNameOf(household.recipientName ?? "") || addressees(household);
  const lead = own.missing(recipient);
  const words = own.others(household.people.length - missing.length) + own.text(deadline);
  const theme = mailThemeOf(themeOf(wedding), wedding.colors);
  const { light, display, text, style, weight, headingSize } = theme;
  const date = `${weddingName(wedding)}, ${formatDate(wedding.weddingDate)}`;
  const rows = html`<tr><td class="pp px" align="left" style="background:${light.paper};border:1px solid ${light.edge};padding:34px 48px 40px">
<p class="mut" style="margin:0 0 26px;font:400 17px/24px ${text};color:${light.muted}">${date}</p>
<p class="ink" style="margin:0;font:400 26px/34px ${display};color:${light.ink}">${lead}</p>
<h1 class="ink h1" style="margin:2px 0 22px;font:${style} ${weight} ${headingSize + 6}px/1.1 ${display};color:${light.ink}">${names}</h1>
<p class="ink" style="margin:0 0 26px;font:400 19px/29px ${text};color:${light.ink}">${words}</p>${button(theme, { label: own.button(names), url: link })}</td></tr>
${footer(theme, mail, own.answered)}`;
  const plain = [`${lead} ${names}.`, words, `${own.button(names)}:\n${link}`, own.answered];
  return compose(mail, { subject, preheader: own.preheader(deadline), rows, plain, theme });
}

interface Parts {
  subject: string;
  preheader: string;
  rows: Html;
  plain: string[];
  theme: MailTheme;
}

function compose(
  { wedding, household, address, unsubscribeUrl }: InvitationMail,
  { subject, preheader, rows, plain, theme }: Parts,
): Mail {
  const end = [texts.warning, `${texts.unsubscribe}:\n${unsubscribeUrl}`, "-- \nJaord"];
  return {
    to: { ...(household.recipientName && { name: household.recipientName }), address },
    fromName: weddingName(wedding),
    subject,
    text: `${[...plain.filter(Boolean), ...end].join("\n\n")}\n`,
    html: letterDocument(theme, { subject, preheader, rows }),
    unsubscribeUrl,
  };
}

function footer(theme: MailTheme, { unsubscribeUrl }: InvitationMail, hint?: string): Html {
  return footerRow(theme, {
    ...(hint && { hint }),
    warning: texts.warning,
    unsubscribe: { label: texts.unsubscribe, url: unsubscribeUrl },
    rest: texts.unsubscribeRest,
  });
}

function signature(
  { light, display, style, weight }: MailTheme,
  { bride, groom }: Pick<Wedding, "bride" | "groom">,
): Html {
  return html`<span class="ink" style="font:${style} ${weight} 30px/1.1 ${display};color:${light.ink}">${bride} <span class="amp" style="color:${light.ampersand}">&amp;</span> ${groom}</span>`;
}

export function greetingText({
  wedding,
  greeting,
}: Pick<InvitationMail, "wedding" | "greeting">): string {
  const { weddingDate, ceremonyTime } = wedding;
  const time = ceremonyTime ? ` ${formatTimeOfDay(ceremonyTime)}` : "";
  return greeting.replaceAll("{dato}", formatLongDate(weddingDate) + time);
}

/** Returns the sentence that invites companions whose names are not known, or an empty text. */
export function companionLine({ people }: Pick<InvitedHousehold, "people">): string {
  const hosts = people
    .filter(({ isCompanion, name }) => isCompanion && !name)
    .map(({ guestId }) => people.find((person) => person.guestId === guestId)?.name ?? "");
  if (hosts.length === 0) return "";
  const isAlone = people.filter(({ isCompanion }) => !isCompanion).length === 1;
  const { companion, ownCompanion } = texts.invitation;
  return isAlone ? ownCompanion : companion(joinNames(hosts.map(firstNameOf)));
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, "");
}
