const ordinaryLimit = 1024 * 1024;
// A picture may have 5 MB; the rest is for the form around it, so that the form can say so itself.
const uploadLimit = 6 * 1024 * 1024;

/**
 * Lets `answer` read at most 1 MiB of body, or 6 MiB of a form with files. What is longer, by its
 * own word or by count, gets status 413 and is not read any further.
 */
export function limitBody(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return answer(request);
  const limit = isUpload(request) ? uploadLimit : ordinaryLimit;
  const declared = request.headers.get("Content-Length");
  // Node's parser holds a client to the length it declared.
  if (declared !== null) return Number(declared) > limit ? tooLarge() : answer(request);

  const overrun = Promise.withResolvers<Response>();
  let bytes = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= limit) return controller.enqueue(chunk);
        overrun.resolve(tooLarge());
        controller.error(new Error("request body too large"));
      },
    }),
  );
  const init: RequestInit & { duplex: "half" } = { body: counted, duplex: "half" };
  return Promise.race([overrun.promise, answer(new Request(request, init))]);
}

function isUpload(request: Request): boolean {
  return request.headers.get("Content-Type")?.startsWith("multipart/form-data") ?? false;
}

async function tooLarge(): Promise<Response> {
  return new Response("Det du sendte, er for stort. Et bilde kan være på 5 MB.", {
    status: 413,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
