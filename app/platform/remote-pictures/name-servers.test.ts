import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { askNameServers } from "./name-servers.server.ts";

let socket: Socket;

afterEach(() => void socket.close());

test("a name server that never answers is left alone when time is up", async () => {
  const server = await nameServer(() => undefined);
  const waiting = new AbortController();
  const asking = askNameServers("bilder.example", waiting.signal, [server]);
  await once(socket, "message");
  waiting.abort(new Error("time is up"));
  await expect(asking).rejects.toThrow("time is up");
});

test("a name that nobody knows has no address", async () => {
  const server = await nameServer((question) => {
    const answer = Buffer.from(question);
    // An answer, and "no such name".
    answer.writeUInt16BE(0x8183, 2);
    return answer;
  });
  const { signal } = new AbortController();
  expect(await askNameServers("bilder.example", signal, [server])).toEqual([]);
});

test("both kinds of address are found", async () => {
  const server = await nameServer(addressFor);
  const { signal } = new AbortController();
  const six = "2020:2020:2020:2020:2020:2020:2020:2020";
  expect(await askNameServers("bilder.example", signal, [server])).toEqual([
    { address: "192.0.2.7", family: 4 },
    { address: six, family: 6 },
  ]);
});

test("a name server that is silent about one kind does not spoil the other", async () => {
  const server = await nameServer((question) =>
    isForSix(question) ? undefined : addressFor(question),
  );
  const signal = AbortSignal.timeout(1_500);
  expect(await askNameServers("bilder.example", signal, [server])).toEqual([
    { address: "192.0.2.7", family: 4 },
  ]);
});

function isForSix(question: Buffer): boolean {
  return question.includes(Buffer.from([0, 28, 0, 1]));
}

function addressFor(question: Buffer): Buffer {
  const isSix = isForSix(question);
  const address = isSix ? Buffer.alloc(16, 0x20) : Buffer.from([192, 0, 2, 7]);
  const head = Buffer.from([0xc0, 12, 0, isSix ? 28 : 1, 0, 1, 0, 0, 0, 60, 0, address.length]);
  const asked = question.subarray(0, question.indexOf(0, 12) + 5);
  const answer = Buffer.concat([asked, head, address]);
  answer.writeUInt16BE(0x8180, 2);
  answer.writeUInt16BE(1, 6);
  answer.writeUInt16BE(0, 10);
  return answer;
}

/** A name server of our own, by its address. */
async function nameServer(answer: (question: Buffer) => Buffer | undefined): Promise<string> {
  socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  socket.on("message", (question, { port, address }) => {
    const said = answer(question);
    if (said) socket.send(said, port, address);
  });
  return `127.0.0.1:${socket.address().port}`;
}
