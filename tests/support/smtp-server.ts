import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { type RecordedEvents, recordEvents } from "./timing.ts";

interface ReceivedMail {
  from: string;
  to: string[];
  mail: Email;
}

/** What the server does with the text of a mail: a number is its error reply. */
type Reply = "accept" | "drop the connection" | "never" | number;

export interface MailServer {
  url: string;
  port: number;
  received: RecordedEvents<ReceivedMail>;
  /** For the next mails, one each; later mails are accepted. */
  replies: Reply[];
  /** Replies to the mails that wait for a reply. */
  replyNow: () => void;
  /** The next connection is dropped when its recipient is named. */
  dropBeforeText: boolean;
  signIns: number;
  reset: () => void;
  stop: () => Promise<void>;
}

/** Starts an SMTP server. It refuses recipients named `unknown`; its only user is `jaord`. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  let waiting: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onAuth: ({ username, password }, _, done) => {
      own.signIns++;
      const known = username === "jaord" && password === "p@ss word";
      done(known ? null : new Error("no"), { user: username });
    },
    onRcptTo: ({ address }, _, done) => {
      if (own.dropBeforeText) {
        own.dropBeforeText = false;
        return dropAll();
      }
      return done(address.startsWith("unknown@") ? new Error("no such mailbox") : null);
    },
    onData: async (stream, session, done) => {
      const text = await Array.fromAsync(stream).catch(() => null);
      // The sender died in the middle of it.
      if (!text) return done(null);
      const mail = await PostalMime.parse(Buffer.concat(text));
      const { mailFrom, rcptTo } = session.envelope;
      const reply = own.replies.shift() ?? "accept";
      if (reply === "drop the connection") dropAll();
      else if (reply === "never") waiting.push(() => done(null));
      else if (reply === "accept") done(null);
      else done(Object.assign(new Error("no"), { responseCode: reply }));
      own.received.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map((receiver) => receiver.address),
        mail,
      });
    },
  });
  // A dropped connection is also an error of the server, which would end the process.
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const own: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received: recordEvents(),
    replies: [],
    replyNow: () => {
      for (const reply of waiting.splice(0)) reply();
    },
    dropBeforeText: false,
    signIns: 0,
    reset: () => {
      waiting = [];
      dropAll();
      Object.assign(own, { received: recordEvents(), replies: [], signIns: 0 });
    },
    stop: async () => {
      dropAll();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
  return own;
}
