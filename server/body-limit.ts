import { maxPhotosPerForm } from "#app/features/gallery/rules.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { maxPictureBytes, maxReadPictureBytes } from "#app/features/weddings/rules.ts";
import { isMultipart } from "#app/platform/http/form-parts.server.ts";
import { refusalPage } from "./refusal-page.ts";

/** Of a form without its picture. */
const formBytes = 1024 * 1024;

/** Where a picture that is too large costs nothing: the form reads it and comes back filled in. */
const patient = /^\/(?:create|uploads\/hero)(?:\.data)?\/?$/;
/** Where a script sends them and reads what was wrong. */
const single = /^\/wedding\/photos\/?$/;

/**
 * Lets `answer` read at most 1 MiB of body, 6 MiB of a form with files, 21 MiB where a couple
 * makes its page, and 51 MiB where guests share ten photos at once. What is longer, by its own word
 * or by count, gets status 413 and is not read any further.
 */
export function limitBody(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return answer(request);
  const limit = formBytes + pictureBytes(request);
  const declared = request.headers.get("Content-Length");
  // Node's parser holds a client to the length it declared.
  if (declared !== null) return Number(declared) > limit ? tooLarge(request) : answer(request);

  const overrun = Promise.withResolvers<Response>();
  let bytes = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= limit) return controller.enqueue(chunk);
        overrun.resolve(tooLarge(request));
        controller.error(new Error("request body too large"));
      },
    }),
  );
  const init: RequestInit & { duplex: "half" } = { body: counted, duplex: "half" };
  return Promise.race([overrun.promise, answer(new Request(request, init))]);
}

function pictureBytes(request: Request): number {
  if (!isMultipart(request)) return 0;
  const url = new URL(request.url);
  if (takesSeveral(url)) return maxPhotosPerForm * maxPictureBytes;
  return patient.test(url.pathname) ? maxReadPictureBytes : maxPictureBytes;
}

/** Where guests share several photos with one form, which are stored one by one. */
function takesSeveral({ pathname, searchParams }: URL): boolean {
  return /^\/wedding\/?$/.test(pathname) && searchParams.get("send") === "photo";
}

async function tooLarge(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!single.test(pathname)) return refusalPage(413, { path: pathname });
  const message = galleryTexts.errors["too-large"];
  return Response.json({ ok: false, reason: "too-large", message }, { status: 413 });
}
