import { isMultipart } from "#app/platform/http/form-parts.server.ts";
import { errorPage } from "./error-page.ts";

const megabyte = 1024 * 1024;
const maxFormBytes = megabyte;
/**
 * Ten photos of 5 MB and a form, the largest request. Handlers that read files set lower limits.
 */
const maxMultipartBytes = 51 * megabyte;

/** Responds 413 above 1 MiB, or 51 MiB for multipart forms, by Content-Length or by counting. */
export function limitBody(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return handle(request);
  const maxBytes = isMultipart(request) ? maxMultipartBytes : maxFormBytes;
  const declared = request.headers.get("Content-Length");
  // Node's parser enforces the declared length.
  if (Number(declared) > maxBytes) return Promise.resolve(tooLarge(request));
  if (declared !== null) return handle(request);

  const tooLargeResponse = Promise.withResolvers<Response>();
  let receivedBytes = 0;
  const countedBody = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        receivedBytes += chunk.byteLength;
        if (receivedBytes <= maxBytes) return controller.enqueue(chunk);
        tooLargeResponse.resolve(tooLarge(request));
        controller.error(new Error("request body too large"));
      },
    }),
  );
  const init: RequestInit & { duplex: "half" } = { body: countedBody, duplex: "half" };
  return Promise.race([tooLargeResponse.promise, handle(new Request(request, init))]);
}

function tooLarge(request: Request): Response {
  return errorPage(413, { path: new URL(request.url).pathname });
}
