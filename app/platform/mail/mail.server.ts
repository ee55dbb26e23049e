import { Readable } from "node:stream";
import type { SendMailOptions, Transporter } from "nodemailer";
import { config } from "#app/platform/config.server.ts";
import { captureMail } from "./dev-mailbox.server.ts";
import type { Mail } from "./mail-page.ts";

/** What the server replied; `unknown` without a reply to the complete mail. */
export type Transmission =
  | "accepted"
  | "unknown"
  | "rejected"
  | "unknown-recipient"
  | "mailbox-full";

/** Throws on header injection, and for anything but one mail address. */
export function assertSendable({ to, replyTo, subject, fromName }: Mail): void {
  const oneAddress = /^[^\s,;:<>()"[\]\\@]+@[^\s,;:<>()"[\]\\@]+$/;
  if (![to, replyTo ?? to].every(({ address }) => oneAddress.test(address))) {
    throw new Error("not one mail address");
  }
  if ([subject, to.name, fromName, replyTo?.name].some((text) => hasLineBreak(text ?? ""))) {
    throw new Error("a mail header cannot hold a line break");
  }
}

/** Throws when the mail was certainly not accepted and a retry may succeed. */
export async function transmitMail(mail: Mail, id: string): Promise<Transmission> {
  const { smtpUrl } = config();
  if (!smtpUrl) {
    await captureMail(mail, id);
    return "accepted";
  }
  const transport = await connect(smtpUrl);
  let isComplete = false;
  // Runs when the server asks for the text; nodemailer does not tell when a connection was lost.
  async function* noteEnd(text: Readable) {
    yield* text;
    isComplete = true;
  }
  transport.use("stream", (sending, done) => {
    sending.message.processFunc((text) => Readable.from(noteEnd(text), { objectMode: false }));
    done();
  });
  try {
    await transport.sendMail(message(mail, id));
    return "accepted";
  } catch (error) {
    const replyCode = replyCodeOf(error);
    if (replyCode === null && isComplete) return "unknown";
    // Other errors are retried: a wrong password, for example, can be corrected.
    const { code, response = "" } = error as { code?: string; response?: string };
    const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
    if (!isAboutMail || replyCode === null || replyCode < 500) throw error;
    if (replyCode === 552 || /^5\d\d[ -]5\.2\.2/.test(response)) return "mailbox-full";
    return code === "EENVELOPE" ? "unknown-recipient" : "rejected";
  } finally {
    transport.close();
  }
}

function replyCodeOf(error: unknown): number | null {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  return code >= 400 ? code : null;
}

async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  return createTransport({
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: config().production && url.username !== "",
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function message(mail: Mail, id: string): SendMailOptions {
  const host = new URL(config().publicUrl).hostname;
  return {
    from: mail.fromName ? { name: mail.fromName, address: mailFromAddress() } : config().mailFrom,
    to: { name: mail.to.name ?? "", address: mail.to.address },
    ...(mail.replyTo && {
      replyTo: { name: mail.replyTo.name ?? "", address: mail.replyTo.address },
    }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Equal for all tries, so that mail servers can detect duplicates.
    messageId: `<${id}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": "nb",
      ...(mail.unsubscribeUrl && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments: mail.attachments?.map(({ fileName, type, content }) => ({
      filename: fileName,
      contentType: type,
      content,
    })),
  };
}

function mailFromAddress(): string {
  const { mailFrom } = config();
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

function hasLineBreak(text: string): boolean {
  return /[\r\n\0]/.test(text);
}
