import { sendMail } from "#app/features/delivery/commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { type MutableConversation, muteUrl } from "./muting/commands.server.ts";
import { type ConversationKind, type ConversationSide, conversationPath } from "./rules.ts";
import { conversationTexts } from "./texts.ts";

interface UnreadMessages extends MutableConversation {
  kind: ConversationKind;
  /** The recipient's. */
  side: ConversationSide;
  address: string;
  /** The sender's first name, if known. */
  from: string | null;
}

/** Has no address to reply to: there is no inbound mail. */
export function mailUnreadMessages(
  tx: Transaction,
  { kind, side, address, from, ...recipient }: UnreadMessages,
): Promise<void> {
  const { subject, heading, text, button, note, mute } = conversationTexts.mail;
  const unsubscribeUrl = muteUrl(recipient);
  const page = mailPage({
    heading: heading(from),
    paragraphs: [text],
    button: {
      label: button,
      url: config().publicUrl + conversationPath(kind, side, recipient.conversationId),
    },
    note,
    link: { label: mute, url: unsubscribeUrl },
  });
  const mail = { to: { address }, subject: subject(from), unsubscribeUrl, ...page };
  return sendMail(tx, mail, { owner: { userId: recipient.userId } });
}
