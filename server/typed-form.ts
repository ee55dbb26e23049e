import { isMultipart, parseFormParts } from "#app/platform/http/form-parts.server.ts";

const filePattern = /name="([^"\r\n]{1,60})"; filename="/;
/** Enough for the longest form; files come after the text fields. */
const maxRecordedBytes = 256 * 1024;
const fileLimits = { maxReadBytes: maxRecordedBytes, maxFiles: 50 };

export interface TypedForm {
  fields: [name: string, text: string][];
  /** The name of the control for files, which are not recorded. */
  fileField: string | undefined;
}

export interface RecordedRequest {
  request: Request;
  /** Returns what was typed, or null for a body that is no form or too long to show again. */
  typedForm: () => Promise<TypedForm | null>;
}

/** Records the text of a form while its handler reads it, for an error page. */
export function recordForm(request: Request): RecordedRequest {
  const body = request.body;
  if (request.method !== "POST" || !body) return { request, typedForm: async () => null };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let hasFile = false;
  const recorder = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (bytes < maxRecordedBytes && !hasFile) chunks.push(chunk);
      hasFile ||= filePattern.test(Buffer.from(chunk).toString("latin1"));
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    body: body.pipeThrough(recorder),
    duplex: "half",
  };
  const recorded = new Request(request, init);
  const typedForm = async () => {
    // The handler may have failed before it read the form.
    if (!recorded.bodyUsed && recorded.body) await readStart(recorded.body, () => bytes);
    return parse(request, Buffer.concat(chunks).subarray(0, maxRecordedBytes), bytes);
  };
  return { request: recorded, typedForm };
}

async function readStart(body: ReadableStream<Uint8Array>, bytesRead: () => number): Promise<void> {
  const reader = body.getReader();
  while (bytesRead() < maxRecordedBytes && !(await reader.read()).done);
  await reader.cancel();
}

async function parse(
  { url, headers }: Request,
  start: Buffer,
  bytes: number,
): Promise<TypedForm | null> {
  const isCut = bytes > start.length;
  if (isCut && !isMultipart({ headers })) return null;
  const type = headers.get("Content-Type") ?? "";
  const body = new Uint8Array(start);
  const copy = new Request(url, { method: "POST", headers: { "Content-Type": type }, body });
  const fields: TypedForm["fields"] = [];
  try {
    for await (const [name, value] of parseFormParts(copy, fileLimits)) {
      if (typeof value === "string") fields.push([name, value]);
    }
  } catch {
    // A file was cut off, after the text.
    if (!isCut && fields.length === 0) return null;
  }
  return { fields, fileField: fileFieldIn(start) };
}

function fileFieldIn(start: Buffer): string | undefined {
  return filePattern.exec(start.toString("latin1"))?.[1];
}
