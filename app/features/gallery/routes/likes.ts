import { redirect } from "react-router";
import { type RedisplayedForm, submitPublicForm } from "#app/features/submissions/access.server.ts";
import { requirePublicWedding } from "#app/features/weddings/access.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { flash, visitorCookieHeader } from "#app/platform/http/cookies.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { likePhoto, withdrawLike } from "../commands.server.ts";
import { likeKind } from "../rules.ts";
import { photoRef } from "../schema.ts";
import { galleryTexts } from "../texts.ts";
import type { Route } from "./+types/likes.ts";

export async function loader({ request }: Route.LoaderArgs) {
  return redirect(weddingPath(await requirePublicWedding(request)));
}

export async function action({ request, context }: Route.ActionArgs) {
  const weddingId = await requirePublicWedding(request);
  const isWithdrawal = new URL(request.url).searchParams.has("withdraw");
  const submitted = await submitPublicForm(request, {
    audience: weddingId,
    clientIp: context.get(requestInfo).clientIp,
    kind: likeKind,
    schema: photoRef,
    run: (submission, { photo }) =>
      isWithdrawal ? withdrawLike(submission, photo) : likePhoto(submission, photo),
  });
  const pathTo = (photo = "") =>
    `${weddingPath(weddingId, pageQueryOf(request))}#bilde-${photo.toLowerCase()}`;
  if (!submitted.ok) {
    const { reason, status, errors } = submitted;
    if (reason === "invalid") throw notFound();
    const refusal = { ok: false, reason, message: likeRefusal(submitted) };
    return respond(request, pathTo(errors.values.photo), refusal, status, null);
  }
  const { result, value, visitorId } = submitted;
  const isRepeated = result.outcome === "repeated" && !isWithdrawal;
  const message = isRepeated ? { message: galleryTexts.alreadyLiked } : {};
  const liked = { ok: true, ...result, ...message };
  return respond(request, pathTo(value.photo), liked, 200, visitorId);
}

function likeRefusal({ retryAfterSeconds }: RedisplayedForm): string {
  return retryAfterSeconds
    ? galleryTexts.tooManyLikes(retryAfterSeconds)
    : galleryTexts.likeNotSaved;
}

function pageQueryOf(request: Request): { bilder?: string } {
  const pageNumber = new URL(request.url).searchParams.get("bilder") ?? "";
  return /^[1-9]\d{0,3}$/.test(pageNumber) ? { bilder: pageNumber } : {};
}

async function respond(
  request: Request,
  page: string,
  body: { ok: boolean; message?: string },
  status: number,
  visitorId: string | null,
): Promise<Response> {
  const headers = new Headers();
  if (visitorId) headers.append("Set-Cookie", await visitorCookieHeader(visitorId));
  if (request.headers.get("Accept")?.toLowerCase().includes("application/json")) {
    return Response.json(body, { status, headers });
  }
  if (body.message) headers.append("Set-Cookie", await flash(body.message));
  return redirect(page, { status: 303, headers });
}
