import { config } from "#app/platform/config.server.ts";
import { type Mail, mailPage } from "#app/platform/mail/mail-page.ts";
import type { ContactMessage } from "./rules.ts";
import { contactTexts } from "./texts.ts";

/** To those who run the site; replies go to the visitor. */
export function contactMail({ name, email, topic, message }: ContactMessage): Mail {
  return {
    to: { address: config().contactEmail },
    replyTo: { name, address: email },
    subject: `Melding fra ${name}: ${contactTexts.topics[topic]}`,
    ...mailPage({
      heading: contactTexts.topics[topic],
      paragraphs: message.split("\n").filter((line) => line !== ""),
      note: `Fra ${name}, ${email}. Svar på denne e-posten, så går svaret dit.`,
    }),
  };
}
