import type { SmsSettings } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { SmsTransmission, TextMessage } from "./transmission.ts";

const maxResponseBytes = 64 * 1024;
const connectTimeoutMs = 10_000;

/** Replies that tell that the message was not taken, or that an operator must correct something. */
const retriedStatuses = [301, 307, 308, 401, 403, 404, 408, 425, 429, 503];

interface Reply {
  msgOkCount?: number;
  ids?: unknown[];
  errors?: unknown[];
  fatalError?: string;
}

/**
 * Calls Sveve's SendMessage once, with a connection of its own: one that was kept could be closed
 * by the server just when it is used. Throws when the message was certainly not accepted.
 */
export async function sendBySveve(
  { url, user, password, sender, timeoutMs }: SmsSettings,
  { to, text, key }: TextMessage,
): Promise<SmsTransmission> {
  const { Agent, request } = await import("undici");
  let isConnected = false;
  const agent = new Agent({
    allowH2: false,
    maxResponseSize: maxResponseBytes,
    connect: { timeout: Math.min(connectTimeoutMs, timeoutMs) },
  });
  agent.on("connect", () => {
    isConnected = true;
  });
  try {
    const { statusCode, body } = await request(`${url}/SMS/SendMessage`, {
      dispatcher: agent,
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8", Accept: "application/json" },
      body: JSON.stringify({
        user,
        passwd: password,
        to: to.replace(/^\+47(?=\d{8}$)/, ""),
        msg: text,
        from: sender,
        ref: key,
        f: "json",
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readReply(statusCode, await body.text());
  } catch (error) {
    if (error instanceof NotAccepted || !isConnected) throw error;
    return { outcome: "unknown" };
  } finally {
    await agent.destroy();
  }
}

class NotAccepted extends Error {}

function readReply(status: number, body: string): SmsTransmission {
  if (retriedStatuses.includes(status)) throw new NotAccepted(`SMS provider: ${status}`);
  // Whether a server that fails has sent the message cannot be known.
  if (status >= 500) return { outcome: "unknown" };
  if (status >= 400) return { outcome: "rejected" };
  const reply = parseReply(body);
  if (!reply) return { outcome: "unknown" };
  if (reply.fatalError) {
    log().warn({ reason: withoutDigits(reply.fatalError) }, "SMS provider refuses all messages");
    throw new NotAccepted("SMS provider refuses all messages");
  }
  if (Number(reply.msgOkCount) >= 1) {
    const [id] = reply.ids ?? [];
    return { outcome: "accepted", providerId: id === undefined ? null : String(id).slice(0, 60) };
  }
  return { outcome: reply.errors?.length ? "unknown-recipient" : "unknown" };
}

function parseReply(body: string): Reply | null {
  try {
    const { response } = JSON.parse(body);
    return typeof response === "object" ? response : null;
  } catch {
    return null;
  }
}

function withoutDigits(text: string): string {
  return text.slice(0, 120).replace(/\d/g, "#");
}

type UndeliveredReason = "unknown-address" | "unreachable" | "blocked" | "refused";

export interface DeliveryReport {
  /** Our id of the message, which was sent along. */
  key: string;
  delivered: boolean;
  reason: UndeliveredReason | null;
}

/** Reads a delivery report that Sveve has posted. Returns null for anything else. */
export function readReport(form: FormData): DeliveryReport | null {
  const key = textOf(form, "ref");
  const status = textOf(form, "status");
  if (!key || !/^(true|false)$/i.test(status)) return null;
  if (status.toLowerCase() === "true") return { key, delivered: true, reason: null };
  const description = `${textOf(form, "errorCode")} ${textOf(form, "errorDesc")}`;
  return { key, delivered: false, reason: reasonOf(description) };
}

// The codes differ between operators; the descriptions are those of the mobile networks.
const reasons: [RegExp, UndeliveredReason][] = [
  [/barred|block|sperret|blacklist/i, "blocked"],
  [/absent|expired|unreachable|not reachable|switched off|no coverage|dekning/i, "unreachable"],
  [/unknown|invalid|not exist|unidentified|unallocated|ugyldig|finnes ikke/i, "unknown-address"],
];

function reasonOf(description: string): UndeliveredReason {
  return reasons.find(([pattern]) => pattern.test(description))?.[1] ?? "refused";
}

export interface IncomingText {
  /** As the provider writes it. */
  from: string;
  /** As it was written, and without the keyword of a shared number. */
  texts: string[];
}

/** Reads a text message that Sveve has forwarded. Returns null for anything else. */
export function readIncoming(form: FormData): IncomingText | null {
  const from = textOf(form, "number");
  const [keyword, text] = [textOf(form, "prefix"), textOf(form, "msg")];
  return from ? { from, texts: [`${keyword} ${text}`.trim(), text] } : null;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 2000) : "";
}
