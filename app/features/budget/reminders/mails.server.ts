import { config } from "#app/platform/config.server.ts";
import { type Mail, mailPage } from "#app/platform/mail/mail-page.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import type { DatedDue } from "../dues/rules.ts";
import { reminderTexts } from "./texts.ts";

const maxLines = 20;

/** @param today `yyyy-mm-dd` */
export function reminderMail(to: Mail["to"], dues: DatedDue[], today: string): Mail {
  const { subject, heading, button, note, more } = reminderTexts;
  const lines = dues.slice(0, maxLines).map(({ name, amount, dueDate }) => {
    const describe = dueDate < today ? reminderTexts.overdue : reminderTexts.due;
    return describe(name, formatMoney(amount), formatDate(dueDate));
  });
  const left = dues.length - lines.length;
  const page = mailPage({
    heading,
    paragraphs: [...lines, ...(left > 0 ? [more(left)] : [])],
    button: { label: button, url: `${config().publicUrl}/budget` },
    note,
  });
  return { to, subject: subject(dues.length), ...page };
}
