import { randomUUID } from "node:crypto";
import { beforeEach, vi } from "vitest";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import {
  type SubmissionGuard,
  guardSubmission,
  type SubmissionKind,
} from "#app/features/weddings/submissions/access.server.ts";
import { recordSubmission } from "#app/features/weddings/submissions/commands.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { visitorCookieHeader } from "#app/platform/http/visitor.server.ts";
import { insertWedding } from "./owner.ts";

/** The address that all guests at a venue share. */
export const venue = "192.0.2.7";

export interface SendOptions {
  kind?: SubmissionKind | undefined;
  /** The browser brings its cookie. */
  knownAs?: string;
  content?: unknown;
}

const dayMs = 24 * 3600 * 1000;

/**
 * A wedding of its own for each test, on a day of its own. `time`, in ms, passes only when a test
 * adds to it.
 */
export function useWeddingDay(): { wedding: PublicWeddingId; time: number } {
  const day = { wedding: "" as PublicWeddingId, time: Date.parse("2027-06-12T12:00:00Z") };
  beforeEach(async () => {
    // The limits' library asks for the time itself.
    vi.spyOn(Date, "now").mockImplementation(() => day.time);
    day.time += dayMs;
    day.wedding = await newWedding();
  });
  return day;
}

/** Sends a form and stores what it holds, which is never the same unless given. */
export async function sendForm(
  wedding: PublicWeddingId,
  fields: Record<string, string>,
  options: SendOptions = {},
): Promise<SubmissionGuard> {
  const { kind = "answer", knownAs, content = randomUUID() } = options;
  const cookie = knownAs ? await cookieOf(knownAs) : "";
  const admitted = await guardSubmission(request(cookie), wedding, formOf(fields), venue, kind);
  // A like is stored elsewhere.
  if (!admitted.ok || kind === "like") return admitted;
  const stored = await admitted.run((entry) =>
    transaction((tx) => recordSubmission(tx, entry, content)),
  );
  return stored.ok ? admitted : stored;
}

/** Brought by a browser with a cookie. */
export function request(cookie = ""): Request {
  return new Request("http://jaord.test/wedding", { headers: { Cookie: cookie } });
}

export async function cookieOf(visitorId: string): Promise<string> {
  return (await visitorCookieHeader(visitorId)).split(";")[0] ?? "";
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A wedding with a public page and nothing in it. */
export async function newWedding(): Promise<PublicWeddingId> {
  const id = await insertWedding();
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
}
