import type { Asker } from "#app/features/conversations/askers/access.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type Mail, mailPage } from "#app/platform/mail/mail-page.ts";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import { budgetRangeTexts } from "../texts.ts";
import type { RequestInput } from "./schema.ts";

export interface SentAlong {
  /** The couple's first names; null without a wedding. */
  couple: string | null;
  place: string | null;
  guests: number | null;
}

interface Recipient {
  email: string;
  name: string;
  hasAccount: boolean;
}

type RequestText = Pick<RequestInput, "eventDate" | "serviceType" | "budgetRange" | "message">;

/** Answers by mail go to the asker; there is no inbound mail. */
export function requestMail(
  { user }: Asker,
  vendor: Recipient,
  request: RequestText,
  along: SentAlong,
): Mail {
  const sender = along.couple ?? (user.displayName || user.email);
  const facts = [
    request.eventDate && `Dato: ${formatLongDate(request.eventDate)}`,
    along.place && `Sted: ${along.place}`,
    along.guests !== null && `Gjester så langt: ${along.guests}`,
    request.serviceType && `Gjelder: ${request.serviceType}`,
    request.budgetRange && `Budsjett: ${budgetRangeTexts[request.budgetRange]}`,
  ].filter((fact) => typeof fact === "string");
  const page = mailPage({
    heading: `${sender} har sendt dere en forespørsel`,
    paragraphs: [
      `Den gjelder oppføringen ${vendor.name} på Jaord.`,
      ...facts,
      ...request.message.split(/\n{2,}/).filter(Boolean),
      `Svar på denne e-posten går rett til ${user.email}.`,
    ],
    ...(vendor.hasAccount && {
      button: { label: "Svar i Jaord", url: `${config().publicUrl}/for-vendors` },
    }),
  });
  return {
    to: { name: vendor.name, address: vendor.email },
    replyTo: { name: user.displayName, address: user.email },
    subject: `Forespørsel fra ${sender}`,
    ...page,
  };
}
