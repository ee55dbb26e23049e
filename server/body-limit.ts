import { maxPictureBytes, mostReadPictureBytes } from "#app/features/weddings/rules.ts";
import { refusalPage } from "./refusal-page.ts";

/** Of a form without its picture. */
const formBytes = 1024 * 1024;

/** Where a picture that is too large costs nothing: the form reads it and comes back filled in. */
const patient = /^\/(?:create|uploads\/hero)(?:\.data)?\/?$/;

/**
 * Lets `answer` read at most 1 MiB of body, 6 MiB of a form with files, and 21 MiB where a couple
 * makes its page. What is longer, by its own word or by count, gets status 413 and is not read any
 * further.
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
  if (!request.headers.get("Content-Type")?.startsWith("multipart/form-data")) return 0;
  return patient.test(new URL(request.url).pathname) ? mostReadPictureBytes : maxPictureBytes;
}

async function tooLarge(request: Request): Promise<Response> {
  return refusalPage(413, { path: new URL(request.url).pathname });
}
