import { data, redirect } from "react-router";
import { removeOwnPhoto } from "#app/features/gallery/commands.server.ts";
import { removalKind } from "#app/features/gallery/rules.ts";
import { photoRef } from "#app/features/gallery/schema.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { sendGreeting } from "#app/features/greetings/commands.server.ts";
import { greetingKind } from "#app/features/greetings/rules.ts";
import { greetingSchema } from "#app/features/greetings/schema.ts";
import { greetingTexts } from "#app/features/greetings/texts.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import { answerKind } from "#app/features/rsvp/rules.ts";
import { answerSchema } from "#app/features/rsvp/schema.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { type PublicForm, submitPublicForm } from "#app/features/submissions/access.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding, type Wedding } from "#app/features/weddings/queries.server.ts";
import { openFormRefusal, weddingPath } from "#app/features/weddings/rules.ts";
import { releaseWish, reserveWish } from "#app/features/wishlist/commands.server.ts";
import { releaseKind, reservationKind } from "#app/features/wishlist/rules.ts";
import { releaseSchema, reservationSchema } from "#app/features/wishlist/schema.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { now } from "#app/platform/clock.ts";
import { flash, visitorCookieHeader } from "#app/platform/http/cookies.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { sharePhotos } from "./gallery/share-photos.server.ts";
import { greetingThanksPath } from "./greeting/greeting-view.ts";
import type { GuestFormError, GuestFormErrors } from "./guest-form-errors.ts";
import { answerThanksPath } from "./rsvp/rsvp-view.ts";
import { wishPath } from "./wishes/wishes-view.ts";

interface Accepted {
  ok: true;
  redirectPath: string;
  flashMessage?: string;
}

type Refused<Form extends keyof GuestFormErrors> = {
  ok: false;
  status: number;
  /** Set when part of the form was stored despite the refusal. */
  visitorId?: string;
} & GuestFormErrors[Form];

type GuestFormHandler<Form extends keyof GuestFormErrors> = (
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
) => Promise<(Accepted & { visitorId: string }) | Refused<Form>>;

interface GuestForm<Form extends keyof GuestFormErrors, Value, Result>
  extends PublicForm<Value, Result, PublicWeddingId> {
  respond: (weddingId: string, result: Result, value: Value) => Accepted | Refused<Form>;
}

/** The forms of the page, by the `send` of its URL. */
export const guestForms: { [Form in keyof GuestFormErrors]: GuestFormHandler<Form> } = {
  answer: guestForm("answer", {
    kind: answerKind,
    schema: answerSchema,
    run: sendAnswer,
    failed: rsvpTexts.failed,
    respond: (weddingId, { responseId }) => ({
      ok: true,
      redirectPath: answerThanksPath(weddingId, responseId),
    }),
  }),
  greeting: guestForm("greeting", {
    kind: greetingKind,
    schema: greetingSchema,
    run: sendGreeting,
    failed: greetingTexts.failed,
    respond: (weddingId) => ({ ok: true, redirectPath: greetingThanksPath(weddingId) }),
  }),
  reservation: guestForm("reservation", {
    kind: reservationKind,
    schema: reservationSchema,
    run: (submission, { wishId, guestName }) => reserveWish(submission, wishId, guestName),
    failed: wishlistTexts.failed,
    respond: (weddingId, reserved, { wishId, guestName }) =>
      reserved.ok
        ? {
            ok: true,
            redirectPath: wishPath(weddingId, wishId),
            flashMessage: wishlistTexts.reserved(guestName, reserved.title),
          }
        : {
            ok: false,
            status: reserved.reason === "gone" ? 404 : 409,
            reason: reserved.reason,
            wishId,
            guestName,
          },
  }),
  release: guestForm("release", {
    kind: releaseKind,
    schema: releaseSchema,
    run: (submission, { wishId }) => releaseWish(submission, wishId),
    failed: wishlistTexts.unexpected,
    respond: (weddingId, released, { wishId }) =>
      released.ok
        ? {
            ok: true,
            redirectPath: wishPath(weddingId, wishId),
            flashMessage: wishlistTexts.released(released.title),
          }
        : { ok: false, status: 404, reason: "gone", wishId },
  }),
  photo: sharePhotos,
  removal: guestForm("removal", {
    kind: removalKind,
    schema: photoRef,
    run: (submission, { photo }) => removeOwnPhoto(submission, photo),
    failed: galleryTexts.removal.notRemoved,
    respond: (weddingId, { ok }) =>
      ok
        ? {
            ok,
            redirectPath: `${weddingPath(weddingId)}#bilder`,
            flashMessage: galleryTexts.removal.removed,
          }
        : { ok, status: 404, reason: "gone" },
  }),
};

function guestForm<Form extends keyof GuestFormErrors, Value, Result>(
  _form: Form,
  { respond, ...form }: GuestForm<Form, Value, Result>,
): GuestFormHandler<Form> {
  return async (request, weddingId, clientIp) => {
    const submitted = await submitPublicForm(request, { ...form, audience: weddingId, clientIp });
    if (!submitted.ok) return submitted;
    const response = respond(weddingId, submitted.result, submitted.value);
    return response.ok ? { ...response, visitorId: submitted.visitorId } : response;
  };
}

/** Handles the form named by the query's `send`, by default the RSVP. Throws 404 for no wedding. */
export async function handleGuestForm(
  request: Request,
  weddingId: PublicWeddingId,
  clientIp: string,
) {
  const form = new URL(request.url).searchParams.get("send") ?? "answer";
  if (!isGuestForm(form)) throw notFound();
  const wedding = await loadWedding(weddingId);
  const refused = form === "answer" ? refuseAnswer(wedding) : null;
  const result = refused ?? (await guestForms[form](request, weddingId, clientIp));
  const headers = new Headers();
  if (result.visitorId) headers.set("Set-Cookie", await visitorCookieHeader(result.visitorId));
  if (!result.ok) {
    const { ok: _, status, visitorId, ...refusal } = result;
    return data({ form, ...refusal } as GuestFormError, { status, headers });
  }
  if (result.flashMessage) headers.append("Set-Cookie", await flash(result.flashMessage));
  throw redirect(result.redirectPath, { status: 303, headers });
}

function refuseAnswer(wedding: Wedding): Refused<"answer"> | null {
  const reason = openFormRefusal(wedding, osloDate(now()));
  return reason && { ok: false, status: 403, reason };
}

function isGuestForm(name: string): name is keyof GuestFormErrors {
  return Object.hasOwn(guestForms, name);
}
