import { redirect } from "react-router";
import { requirePublicWedding } from "#app/features/weddings/access.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { guardSubmission } from "#app/features/weddings/submissions/access.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { parseForm, readForm } from "#app/platform/http/forms.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { visitorCookieHeader } from "#app/platform/http/visitor.server.ts";
import { likePhoto } from "../commands.server.ts";
import { likeSchema } from "../schema.ts";
import { galleryTexts } from "../texts.ts";
import type { Route } from "./+types/likes.ts";

export async function loader({ request }: Route.LoaderArgs) {
  return redirect(weddingPath(await requirePublicWedding(request)));
}

export async function action({ request, context }: Route.ActionArgs) {
  const weddingId = await requirePublicWedding(request);
  const form = await readForm(request);
  const parsed = parseForm(form, likeSchema);
  if (!parsed.ok) throw notFound();
  const { photo } = parsed.value;
  const page = `${weddingPath(weddingId, pageQueryOf(request))}#bilde-${photo}`;
  const { clientIp } = context.get(requestInfo);
  const guard = await guardSubmission(request, weddingId, form, clientIp, "like");
  if (!guard.ok) {
    const { reason, status } = guard;
    const refusal = { ok: false, reason, message: galleryTexts.notLiked };
    return respond(request, page, refusal, status, null);
  }
  const like = await likePhoto(guard.submission, photo);
  const isRepeat = like.outcome === "repeated";
  if (isRepeat) await guard.refund();
  const message = isRepeat ? { message: galleryTexts.alreadyLiked } : {};
  const { visitorId } = guard.submission;
  return respond(request, page, { ok: true, ...like, ...message }, 200, visitorId);
}

function pageQueryOf(request: Request): { bilder?: string } {
  const part = new URL(request.url).searchParams.get("bilder") ?? "";
  return /^[1-9]\d{0,3}$/.test(part) ? { bilder: part } : {};
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
