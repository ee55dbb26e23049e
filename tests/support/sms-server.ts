import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { SmsSettings } from "#app/platform/config.server.ts";
import { type RecordedEvents, recordEvents } from "./timing.ts";

interface ReceivedText {
  user: string;
  passwd: string;
  to: string;
  msg: string;
  from: string;
  ref: string;
}

/** What the server does with a message: a number is the status of its reply. */
type Reply =
  | "accept"
  | "refuse the number"
  | "refuse all"
  | "hang up"
  | "never"
  | "nonsense"
  | "too much"
  | number;

export interface SmsServer {
  url: string;
  settings: SmsSettings;
  /** As `startServer` takes them. */
  environment: Record<string, string>;
  received: RecordedEvents<ReceivedText>;
  connections: number;
  /** For the next messages, one each; later ones are accepted. */
  replies: Reply[];
  /** Closes new connections at once. */
  isDeaf: boolean;
  reset: () => void;
  stop: () => Promise<void>;
}

export const smsSettings: SmsSettings = {
  url: "http://127.0.0.1:9",
  user: "jaord",
  password: "p@ss",
  sender: "Jaord",
  priceOre: 39,
  webhookToken: "en-lang-nok-nokkel-for-prover",
  timeoutMs: 10_000,
};

/** Starts a server that answers as Sveve does. */
export async function startSmsServer(): Promise<SmsServer> {
  const sockets = new Set<Socket>();
  let messages = 0;
  const server = createServer(async (request, response) => {
    const message: ReceivedText = JSON.parse(await text(request).catch(() => "{}"));
    const reply = own.replies.shift() ?? "accept";
    answer(response, reply, message);
    own.received.push(message);
  });
  const answer = (response: ServerResponse, reply: Reply, { to }: ReceivedText) => {
    if (reply === "never") return;
    if (reply === "hang up") return response.destroy();
    if (typeof reply === "number") return response.writeHead(reply).end("no");
    if (reply === "nonsense") return response.end("<html>");
    if (reply === "too much") return response.end(" ".repeat(1024 * 1024));
    const accepted = { msgOkCount: 1, stdSMSCount: 1, ids: [++messages] };
    const refused = {
      msgOkCount: 0,
      stdSMSCount: 0,
      ids: [],
      errors: [{ number: to, message: "Telefonnummeret er ikke gyldig" }],
    };
    const bodies = {
      accept: accepted,
      "refuse the number": refused,
      "refuse all": { fatalError: "Feil brukernavn/passord 41234567" },
    };
    return response.end(JSON.stringify({ response: bodies[reply] }));
  };
  server.on("connection", (socket) => {
    own.connections++;
    if (own.isDeaf) return socket.destroy();
    sockets.add(socket);
    return socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { ...smsSettings, url };
  const own: SmsServer = {
    url,
    settings,
    environment: {
      SMS_URL: url,
      SMS_USER: settings.user,
      SMS_PASSWORD: settings.password,
      SMS_SENDER: settings.sender,
      SMS_PRICE_ORE: "39",
      SMS_WEBHOOK_TOKEN: settings.webhookToken ?? "",
    },
    received: recordEvents(),
    connections: 0,
    replies: [],
    isDeaf: false,
    reset: () => {
      for (const socket of sockets) socket.destroy();
      Object.assign(own, { received: recordEvents(), connections: 0, replies: [], isDeaf: false });
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return own;
}
