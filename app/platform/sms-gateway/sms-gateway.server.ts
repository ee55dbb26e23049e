import { timingSafeEqual } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { hashToken } from "#app/platform/secret.server.ts";
import { sendBySveve } from "./sveve.server.ts";
import type { SmsTransmission, TextMessage } from "./transmission.ts";

/** Whether text messages are only shown, and none is sent. */
export function isSmsDemo(): boolean {
  return !config().sms;
}

/** Tells whether a recipient can answer: a name as the sender takes no replies. */
export function takesReplies(): boolean {
  return /^\+?\d+$/.test(config().sms?.sender ?? "");
}

/** Throws when the message was certainly not accepted and a retry may succeed. */
export async function transmitSms(message: TextMessage): Promise<SmsTransmission> {
  const { sms } = config();
  if (!sms) throw new Error("no SMS provider is configured");
  return sendBySveve(sms, message);
}

/** Compares in constant time. Without a configured token nothing matches. */
export function isWebhookToken(token: string): boolean {
  const expected = config().sms?.webhookToken;
  if (!expected) return false;
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hashToken(expected)));
}
