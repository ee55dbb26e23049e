import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { TextModelSettings } from "#app/platform/config.server.ts";

interface Asked {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

/** A text is written as the model's; the others are ways of failing. */
export type ModelReply =
  | { text: string }
  | "never"
  | "stalls"
  | "endless"
  | "cut off"
  | "page"
  | "redirect"
  | "error"
  | "nonsense"
  | "hang up";

export interface TextModelServer {
  settings: TextModelSettings;
  /** As `startServer` takes them. */
  environment: Record<string, string>;
  asked: Asked[];
  reply: ModelReply;
  stop: () => Promise<void>;
}

/** Starts an OpenAI-compatible endpoint that answers as it is told. */
export async function startTextModelServer(): Promise<TextModelServer> {
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    own.asked.push({ path: request.url ?? "", authorization: request.headers.authorization, body });
    answer(response, own.reply);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  const own: TextModelServer = {
    settings: { url, key: "nokkel", name: "proveskriver", timeoutMs: 600, idleMs: 250 },
    environment: { TEXT_MODEL_URL: url, TEXT_MODEL_KEY: "nokkel", TEXT_MODEL_NAME: "proveskriver" },
    asked: [],
    reply: { text: "" },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return own;
}

function answer(response: ServerResponse, reply: ModelReply): void {
  if (typeof reply !== "string") writeText(response, reply.text, true);
  else if (reply === "cut off") writeText(response, "{}", false);
  else if (reply === "hang up") response.destroy();
  else if (reply === "error") response.writeHead(500).end("{}");
  else if (reply === "redirect") response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end();
  else if (reply === "page") response.end("<!doctype html><h1>Logg inn</h1>");
  else if (reply === "nonsense") response.end("data: {not json\n\ndata: [DONE]\n\n");
  else if (reply === "stalls") response.write(event("{"));
  else if (reply === "endless") writeForever(response);
}

function writeForever(response: ServerResponse): void {
  const timer = setInterval(() => response.write(event("x".repeat(8_000))), 1);
  response.on("close", () => clearInterval(timer));
}

/** In chunks of seven bytes, which cut through letters and lines. */
function writeText(response: ServerResponse, written: string, isComplete: boolean): void {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const parts = written.match(/[\s\S]{1,40}/gu) ?? [];
  const stream = parts.map(event).join("") + (isComplete ? "data: [DONE]\n\n" : "");
  const bytes = Buffer.from(stream);
  for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
  response.end();
}

function event(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}
