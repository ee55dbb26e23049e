import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import type { Mail } from "./mail.server.ts";

export interface KeptMail extends Mail {
  /** Of its file; later mails have greater names. */
  name: string;
  sentAt: Date;
}

const fileName = /^\d{17}-[0-9a-f-]{36}$/;
const mostKept = 200;

/** True where mails are written to the data folder for everybody to read. */
export function mailsAreKept(): boolean {
  return !config().production && !config().smtpUrl;
}

/** Writes a mail to the data folder; the same job writes the same mail only once. */
export async function keepMail(mail: Mail, jobId: string): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const names = await keptNames();
  if (names.some((name) => name.endsWith(jobId))) return;
  const name = `${now().toISOString().replace(/\D/g, "")}-${jobId}`;
  const temporary = join(folder(), `.${name}`);
  await writeFile(temporary, JSON.stringify(mail));
  await rename(temporary, join(folder(), `${name}.json`));
  await Promise.all(
    names.slice(mostKept - 1).map((old) => rm(join(folder(), `${old}.json`), { force: true })),
  );
}

/** All kept mails, newest first; empty where mails are not kept. */
export async function listMails(): Promise<KeptMail[]> {
  const mails = await Promise.all((await keptNames()).map(readMail));
  return mails.filter((mail) => mail !== null);
}

/** One kept mail; null for a name that is none, and where mails are not kept. */
export async function readMail(name: string): Promise<KeptMail | null> {
  if (!mailsAreKept() || !fileName.test(name)) return null;
  const file = await readFile(join(folder(), `${name}.json`), "utf8").catch(() => null);
  if (file === null) return null;
  return { ...(JSON.parse(file) as Mail), name, sentAt: sentAt(name) };
}

/**
 * The kept mails to one address, newest first. With `since` it waits, at most 2 seconds, for one
 * that was sent at that moment or later, so that a page can link to the mail it has just caused.
 */
export async function mailsFor(address: string, since?: Date): Promise<KeptMail[]> {
  const deadline = performance.now() + 2_000;
  for (;;) {
    const mails = (await listMails()).filter(
      (mail) => mail.to.address.toLowerCase() === address.toLowerCase(),
    );
    const arrived = mails[0] && (!since || mails[0].sentAt >= since);
    if (!since || arrived || !mailsAreKept() || performance.now() > deadline) return mails;
    await pause(50);
  }
}

async function keptNames(): Promise<string[]> {
  if (!mailsAreKept()) return [];
  const files = await readdir(folder()).catch(() => []);
  return files
    .map((file) => file.replace(/\.json$/, ""))
    .filter((name) => fileName.test(name))
    .sort()
    .reverse();
}

function sentAt(name: string): Date {
  const [year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})/.exec(name)?.slice(1) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

function folder(): string {
  return join(config().dataDir, "mail");
}
