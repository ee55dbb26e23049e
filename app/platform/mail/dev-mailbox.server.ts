import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import type { Mail } from "./mail-page.ts";

export interface CapturedMail extends Mail {
  name: string;
  sentAt: Date;
}

const fileNamePattern = /^\d{17}-[0-9a-f-]{36}$/;
const maxMails = 200;

export function hasDevMailbox(): boolean {
  return !config().production && !config().smtpUrl;
}

export async function captureMail(mail: Mail, id: string): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const names = await capturedNames();
  if (names.some((name) => name.endsWith(id))) return;
  const name = `${now().toISOString().replace(/\D/g, "")}-${id}`;
  const temporary = join(folder(), `.${name}`);
  await writeFile(temporary, JSON.stringify(mail));
  await rename(temporary, join(folder(), `${name}.json`));
  await Promise.all(
    names.slice(maxMails - 1).map((old) => rm(join(folder(), `${old}.json`), { force: true })),
  );
}

export async function listMails(): Promise<CapturedMail[]> {
  const mails = await Promise.all((await capturedNames()).map(readMail));
  return mails.filter((mail) => mail !== null);
}

export async function readMail(name: string): Promise<CapturedMail | null> {
  if (!hasDevMailbox() || !fileNamePattern.test(name)) return null;
  const file = await readFile(join(folder(), `${name}.json`), "utf8").catch(() => null);
  if (file === null) return null;
  return { ...(JSON.parse(file) as Mail), name, sentAt: sentAt(name) };
}

/** Newest first. With `since`, waits up to 2 seconds for a mail sent at or after it. */
export async function mailsFor(email: string, since?: Date): Promise<CapturedMail[]> {
  const deadline = performance.now() + 2_000;
  for (;;) {
    const mails = (await listMails()).filter(
      (mail) => mail.to.address.toLowerCase() === email.toLowerCase(),
    );
    const arrived = mails[0] && (!since || mails[0].sentAt >= since);
    if (!since || arrived || !hasDevMailbox() || performance.now() > deadline) return mails;
    await pause(50);
  }
}

async function capturedNames(): Promise<string[]> {
  if (!hasDevMailbox()) return [];
  const files = await readdir(folder()).catch(() => []);
  return files
    .map((file) => file.replace(/\.json$/, ""))
    .filter((name) => fileNamePattern.test(name))
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
