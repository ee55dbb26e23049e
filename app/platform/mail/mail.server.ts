import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { config } from "#app/platform/config.server.ts";
import type { Database, Transaction } from "#app/platform/db/database.server.ts";
import { defineJob, enqueue, HopelessJob } from "#app/platform/jobs/jobs.server.ts";
import { keepMail } from "./kept-mails.server.ts";

export interface Mail {
  /** One receiver. */
  to: { name?: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/**
 * Queues a mail in the caller's transaction: it is sent after the commit, and not at all after a
 * rollback. A mail server that is down is tried again for about a day. Throws for an address or
 * subject that could add receivers or headers.
 */
export async function sendMail(tx: Database | Transaction, mail: Mail): Promise<void> {
  if (!/^[^\s,;:<>()"[\]\\@]+@[^\s,;:<>()"[\]\\@]+$/.test(mail.to.address)) {
    throw new Error("not one mail address");
  }
  if (hasLineBreak(mail.subject) || hasLineBreak(mail.to.name ?? "")) {
    throw new Error("a mail header cannot hold a line break");
  }
  await enqueue(tx, deliverMail, mail);
}

/** Hands one mail to the mail server, or keeps it in the data folder when there is none. */
export const deliverMail = defineJob<Mail>(
  "deliver-mail",
  async (mail, jobId) => {
    const { smtpUrl } = config();
    if (smtpUrl) await deliver(smtpUrl, message(mail, jobId));
    else await keepMail(mail, jobId);
  },
  { retries: 30, longestPause: 3600, timeout: 90 },
);

let server: { url: string; transport: Transporter } | undefined;

async function deliver(smtpUrl: string, mail: SendMailOptions): Promise<void> {
  if (server?.url !== smtpUrl) {
    server?.transport.close();
    server = { url: smtpUrl, transport: connect(smtpUrl) };
  }
  try {
    await server.transport.sendMail(mail);
  } catch (error) {
    if (isRefusal(error)) throw new HopelessJob("mail refused");
    throw error;
  }
}

/** The server will never take this mail; other faults, such as a wrong password, can be mended. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "responseCode" in error)) return false;
  const ofThisMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return ofThisMail && Number(error.responseCode) >= 500;
}

function connect(smtpUrl: string): Transporter {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  return createTransport({
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    // A password is never sent in clear over a network; on one's own machine it may be.
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

function message(mail: Mail, jobId: string): SendMailOptions {
  const host = new URL(config().publicUrl).hostname;
  return {
    from: config().mailFrom,
    to: { name: mail.to.name ?? "", address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same for every try, so that a mail server can tell a repeated mail from a new one.
    messageId: `<${jobId}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "nb" },
  };
}

function hasLineBreak(text: string): boolean {
  return /[\r\n\0]/.test(text);
}
