import { data, redirect } from "react-router";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { RejectionReason } from "#app/features/weddings/submissions/access.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { visitorCookieHeader } from "#app/platform/http/visitor.server.ts";
import { sendPhoto } from "./gallery/send-photo.server.ts";
import { sendGreeting } from "./greeting/send-greeting.server.ts";
import { logFormError, redisplayForm } from "./redisplay-form.server.ts";
import { sendAnswer } from "./rsvp/send-answer.server.ts";
import { sendRelease, sendReservation } from "./wishes/send-reservation.server.ts";

export interface GuestFormErrors {
  answer: { reason: "over" } | { reason: "invalid" | RejectionReason; errors: FormErrors };
  greeting: { reason: "invalid" | RejectionReason; errors: FormErrors };
  reservation:
    | { reason: "invalid" | RejectionReason; errors: FormErrors }
    | { reason: "taken" | "free" | "gone"; wishId: string; guestName: string };
  photo: { reason: "invalid" | RejectionReason; errors: FormErrors };
  release:
    | { reason: "invalid" | RejectionReason; errors: FormErrors }
    | { reason: "gone"; wishId: string };
}

export type GuestFormError = {
  [Form in keyof GuestFormErrors]: { form: Form } & GuestFormErrors[Form];
}[keyof GuestFormErrors];

export type GuestFormHandler<Form extends keyof GuestFormErrors> = (
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
) => Promise<
  | {
      ok: true;
      visitorId: string;
      to: string;
      flashMessage?: string;
    }
  | ({
      ok: false;
      status: number;
      /** Set when part of the form was stored despite the refusal. */
      visitorId?: string;
    } & GuestFormErrors[Form])
>;

const handlers: { [Form in keyof GuestFormErrors]: GuestFormHandler<Form> } = {
  answer: sendAnswer,
  photo: sendPhoto,
  greeting: sendGreeting,
  reservation: sendReservation,
  release: sendRelease,
};

/**
 * Handles the form that the query's `send` names, by default the RSVP. Redirects to the page on
 * success; otherwise returns the refusal, for the page to show what was typed.
 */
export async function handleGuestForm(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
) {
  const form = new URL(request.url).searchParams.get("send") ?? "answer";
  if (!isGuestForm(form)) throw notFound();
  const sent = await handleOrRedisplay(form, request, weddingId, clientIp);
  if (!sent.ok) {
    const { ok: _, status, visitorId, ...refusal } = sent;
    const headers = new Headers();
    if (visitorId) headers.set("Set-Cookie", await visitorCookieHeader(visitorId));
    return data({ form, ...refusal } as GuestFormError, { status, headers });
  }
  const headers = new Headers({ "Set-Cookie": await visitorCookieHeader(sent.visitorId) });
  if (sent.flashMessage) headers.append("Set-Cookie", await flash(sent.flashMessage));
  throw redirect(sent.to, { status: 303, headers });
}

/** Guests must not lose what they wrote to an internal error, with or without script. */
async function handleOrRedisplay(
  form: keyof GuestFormErrors,
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
): ReturnType<GuestFormHandler<keyof GuestFormErrors>> {
  // Photos are streamed and cannot be read twice, so their handler reports its own errors.
  if (form === "photo") return handlers[form](request, weddingId, clientIp);
  const copy = request.clone();
  try {
    return await handlers[form](request, weddingId, clientIp);
  } catch (error) {
    if (request.signal.aborted) throw error;
    logFormError(error, form);
    return redisplayForm(form, copy);
  }
}

function isGuestForm(name: string): name is keyof GuestFormErrors {
  return Object.hasOwn(handlers, name);
}
