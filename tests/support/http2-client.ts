import { once } from "node:events";
import { type ClientHttp2Session, connect } from "node:http2";
import { text } from "node:stream/consumers";
import { ReadableStream, type ReadableStreamDefaultReader } from "node:stream/web";

export interface Http2Response {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Http2Request {
  method?: string;
  headers?: Record<string, string>;
  /** A form, or nothing. */
  body?: URLSearchParams | FormData;
}

/** One connection over TLS and HTTP/2, as a browser has to a site. */
export class Http2Client {
  readonly #session: ClientHttp2Session;

  /** @param options the certificate to trust, and the address to connect from */
  constructor(site: string, options: { ca: string; localAddress?: string }) {
    this.#session = connect(site, options);
    // Each request reports the error too.
    this.#session.on("error", () => undefined);
  }

  async request(
    path: string,
    { method, headers, body }: Http2Request = {},
  ): Promise<Http2Response> {
    const form = body && new Response(body);
    const type = form?.headers.get("Content-Type");
    const stream = this.#session.request({
      ":method": method ?? (body ? "POST" : "GET"),
      ":path": path,
      ...(type ? { "content-type": type } : {}),
      ...headers,
    });
    stream.end(form && Buffer.from(await form.arrayBuffer()));
    const [responseHeaders] = await once(stream, "response");
    return {
      status: responseHeaders[":status"],
      headers: responseHeaders,
      text: await text(stream),
    };
  }

  /** Opens an event stream. Returns its text as it arrives. */
  async stream(
    path: string,
    headers: Record<string, string>,
  ): Promise<ReadableStreamDefaultReader<string>> {
    const stream = this.#session.request({ ":path": path, ...headers });
    const [responseHeaders] = await once(stream, "response");
    if (responseHeaders[":status"] !== 200) throw new Error(`status ${responseHeaders[":status"]}`);
    // Unlike Readable.toWeb, it may be cancelled while text arrives.
    return ReadableStream.from<string>(stream.setEncoding("utf8")).getReader();
  }

  close(): void {
    this.#session.destroy();
  }
}
