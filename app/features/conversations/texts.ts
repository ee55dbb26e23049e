import { formatCount } from "#app/platform/numbers.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import type { ConversationSide, ReportReason } from "./rules.ts";
import type { Warning } from "./warnings/rules.ts";

const errors = {
  send: "Meldingen ble ikke sendt",
  blocked: "Samtalen er stengt. Meldingen ble ikke sendt.",
  unread: "Den dere skriver til, har ingen konto her og leser ikke meldingen.",
  tooMany: "Det er sendt mange meldinger på kort tid. Vent litt, og prøv igjen.",
  attachmentGone: "Vedlegget finnes ikke lenger. Legg det ved på nytt.",
  change: "Kunne ikke endre samtalen",
  report: "Kunne ikke sende rapporten",
  tooManyReports: "Det er sendt mange rapporter i dag. Prøv igjen i morgen.",
} as const;

const reasons: Record<ReportReason, string> = {
  fraud: "Forsøk på svindel",
  harassment: "Trakassering eller trusler",
  spam: "Reklame eller søppelpost",
  other: "Noe annet",
};

const warnings: Record<Warning, string> = {
  "advance-payment":
    "Betal aldri på forhånd til noen dere ikke har møtt. Jaord kan ikke skaffe pengene tilbake.",
  "other-site":
    "Meldingen peker bort fra Jaord. Skriv aldri inn passord eller kortnummer på en side dere er sendt til.",
};

export const conversationTexts = {
  messages: "Meldinger",
  write: (name: string) => `Skriv til ${name}`,
  send: "Send",
  suggestions: "Forslag",
  attach: "Legg ved",
  attachment: "Vedlegg",
  removeAttachment: (name: string) => `Fjern ${name}`,
  earlier: "Vis tidligere meldinger",
  empty: "Forespørsel uten melding",
  isNew: "Ny",
  today: "i dag",
  newMessage: (name: string) => `Ny melding fra ${name}`,
  sending: "Sendes …",
  notSent: "Ikke sendt",
  retry: "Prøv igjen",
  remove: "Slett",
  warning: "Pass på:",
  menu: {
    label: "Flere valg for samtalen",
    mute: "Ikke send meg e-post om samtalen",
    unmute: "Send meg e-post om samtalen",
    block: "Steng samtalen",
    unblock: "Åpne samtalen igjen",
    report: "Rapporter …",
  },
  done: {
    muted: "Du får ikke flere e-poster om samtalen",
    unmuted: "Du får e-post når det kommer svar",
    blocked: "Samtalen er stengt",
    unblocked: "Samtalen er åpen igjen",
    reported: "Takk. Vi ser på samtalen.",
  },
  closed: {
    own: "Dere har stengt samtalen. Ingen kan skrive her før den åpnes igjen.",
    other: "Samtalen er stengt. Det kan ikke skrives mer her.",
    unread: "Den dere skriver til, har ingen konto her. Svaret kommer på e-post.",
  },
  report: {
    title: "Rapporter samtalen",
    description:
      "Vi leser de siste meldingene i samtalen når du rapporterer den. Den andre får ikke beskjed.",
    reason: "Hva gjelder det?",
    reasons,
    text: "Hva har skjedd?",
    submit: "Send rapporten",
  },
  warnings,
  invalid: {
    message: "Skriv en melding, eller legg ved en fil.",
    reason: "Velg hva det gjelder.",
  },
  result: { heading: "Samtalen", back: "Tilbake til samtalen" },
  mail: {
    subject: (name: string | null) => (name ? `Ny melding fra ${name}` : "Ny melding på Jaord"),
    heading: (name: string | null) =>
      name ? `${name} har skrevet til deg` : "Du har fått en melding",
    text: "Meldingen ligger i samtalen på Jaord, og du svarer der.",
    button: "Les og svar",
    note: "Du får én e-post om hver samtale til du har lest den. Svar på denne e-posten kommer ikke fram.",
    mute: "Ikke send meg e-post om denne samtalen",
  },
  errors,
} as const;

export function unreadCount(count: number): string {
  return count === 1 ? "1 ulest samtale" : `${formatCount(count)} uleste samtaler`;
}

/**
 * Names the sender of a message. `names` are those of the sides: a couple's, and a business's, which
 * follows the person's first name.
 */
export function senderLabel(
  { side, senderName }: { side: ConversationSide; senderName: string | null },
  names: Readonly<Record<ConversationSide, string>>,
): string {
  const first = firstNameOf(senderName ?? "");
  if (side === "asker") return first || names.asker;
  const isNamed = first === "" || names.answerer.toLowerCase().startsWith(first.toLowerCase());
  return isNamed ? names.answerer : `${first}, ${names.answerer}`;
}
