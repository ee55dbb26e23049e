import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { resolve } from "node:path";
import {
  fetchFormFields,
  openAsGuest,
  postWishForm,
  sendAnswer,
  sharePhotos,
} from "./guest-client.ts";

export interface CommandResult {
  code: number | null;
  output: string;
}

/** Runs `npm run backup` or `npm run restore` as it is built. */
export async function runBackupCommand(
  command: "backup" | "restore",
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const child = startBackupCommand(command, args, settings);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code, output };
}

export function startBackupCommand(
  command: "backup" | "restore",
  args: string[],
  settings: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [resolve(`build/server/${command}.js`), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: "production",
      JAORD_ENV: "local",
      ...settings,
    },
  });
}

const kinds = ["answer", "greeting", "photo", "reservation"] as const;
type Kind = (typeof kinds)[number];

export interface Acknowledged {
  kind: Kind;
  /** The address of an answer, else the guest's name. */
  guest: string;
}

/** Guests of every kind who keep sending until stopped. The wishes are reserved in their order. */
export function startGuests(url: string, weddingId: string, wishIds: string[]) {
  const acknowledged: Acknowledged[] = [];
  const events = new EventEmitter();
  const freeWishes = [...wishIds];
  let isStopped = false;
  const send: Record<Kind, (name: string) => Promise<string | undefined>> = {
    answer: async (name) => {
      const email = `${name}@example.no`;
      return (await sendAnswer(url, weddingId, { email })) === 303 ? email : undefined;
    },
    greeting: async (name) =>
      (await sendGreeting(url, weddingId, name)) === 303 ? name : undefined,
    photo: async (name) => {
      await sharePhotos(url, weddingId, 1, { guestName: name });
      return name;
    },
    reservation: async (name) => {
      const wish = freeWishes.shift();
      if (!wish) return undefined;
      const guest = await openAsGuest(url, weddingId, name);
      const { status } = await postWishForm(url, weddingId, guest, "reservation", wish);
      return status === 303 ? name : undefined;
    },
  };
  const sendRepeatedly = async (kind: Kind) => {
    while (!isStopped) {
      const guest = await send[kind](randomUUID());
      if (!guest) return;
      acknowledged.push({ kind, guest });
      events.emit("acknowledged");
    }
  };
  const all = Promise.all(kinds.map(sendRepeatedly));
  return {
    /** Waits until each kind has been acknowledged this often. Returns all so far. */
    atLeast: async (count: number): Promise<Acknowledged[]> => {
      const isEnough = (kind: Kind) =>
        acknowledged.filter((one) => one.kind === kind).length >= count;
      while (!kinds.every(isEnough)) await once(events, "acknowledged");
      return [...acknowledged];
    },
    stop: async () => {
      isStopped = true;
      await all;
    },
  };
}

async function sendGreeting(url: string, weddingId: string, guestName: string): Promise<number> {
  const fields = { ...(await fetchFormFields(url, weddingId)), guestName, message: "Hurra" };
  const response = await fetch(`${url}/wedding?id=${weddingId}&send=greeting`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
  });
  await response.arrayBuffer();
  return response.status;
}
