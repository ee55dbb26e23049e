import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { config } from "#app/platform/config.server.ts";
import type { Database, Transaction } from "#app/platform/db/database.server.ts";
import { defineJob, enqueue, PermanentJobError } from "#app/platform/jobs/jobs.server.ts";
import { captureMail } from "./dev-mailbox.server.ts";
import type { Mail } from "./mail-page.ts";

/** Sends after `tx` commits, with retries for a day. Throws on header injection. */
export async function sendMail(tx: Database | Transaction, mail: Mail): Promise<void> {
  if (!/^[^\s,;:<>()"[\]\\@]+@[^\s,;:<>()"[\]\\@]+$/.test(mail.to.address)) {
    throw new Error("not one mail address");
  }
  if (hasLineBreak(mail.subject) || hasLineBreak(mail.to.name ?? "")) {
    throw new Error("a mail header cannot hold a line break");
  }
  await enqueue(tx, deliverMail, mail);
}

export const deliverMail = defineJob<Mail>(
  "deliver-mail",
  async (mail, jobId) => {
    const { smtpUrl } = config();
    if (smtpUrl) await deliver(smtpUrl, message(mail, jobId));
    else await captureMail(mail, jobId);
  },
  { retries: 30, maxRetryDelaySeconds: 3600, timeoutSeconds: 90 },
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
    if (isRejection(error)) throw new PermanentJobError("mail rejected");
    throw error;
  }
}

// Other errors are retried: a wrong password, for example, can be corrected.
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "responseCode" in error)) return false;
  const isMessageError = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isMessageError && Number(error.responseCode) >= 500;
}

function connect(smtpUrl: string): Transporter {
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

function message(mail: Mail, jobId: string): SendMailOptions {
  const host = new URL(config().publicUrl).hostname;
  return {
    from: config().mailFrom,
    to: { name: mail.to.name ?? "", address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Equal for all retries, so that mail servers can detect duplicates.
    messageId: `<${jobId}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "nb" },
  };
}

function hasLineBreak(text: string): boolean {
  return /[\r\n\0]/.test(text);
}
