import { randomUUID } from "node:crypto";
import { beforeEach, vi } from "vitest";
import { z } from "zod";
import { answerKind } from "#app/features/rsvp/rules.ts";
import { type SubmissionOutcome, submitFields } from "#app/features/submissions/access.server.ts";
import { recordSubmission } from "#app/features/submissions/commands.server.ts";
import {
  type Submission,
  type SubmissionKind,
  submissionFields,
} from "#app/features/submissions/rules.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { visitorCookieHeader } from "#app/platform/http/cookies.server.ts";
import { insertPublicWedding } from "./factories.ts";
import { issueOlderToken } from "./guest-client.ts";

/** The IP address that all guests share. */
export const sharedIp = "192.0.2.7";

export interface SubmitOptions {
  kind?: SubmissionKind | undefined;
  /** The visitor id in the browser's cookie. */
  knownAs?: string;
  content?: unknown;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Gives each test a new wedding on a new day. `time` is the current time in ms; tests advance it
 * by adding to it.
 */
export function useFreshWedding(): { wedding: PublicWeddingId; time: number } {
  const day = { wedding: "" as PublicWeddingId, time: Date.parse("2027-06-12T12:00:00Z") };
  beforeEach(async () => {
    // The rate limit library reads Date.now itself.
    vi.spyOn(Date, "now").mockImplementation(() => day.time);
    day.time += dayMs;
    day.wedding = await insertPublicWedding();
  });
  return day;
}

/** Submits a form and records its content, which is random unless given. */
export async function submitForm(
  audience: string,
  fields: Record<string, string>,
  options: SubmitOptions = {},
): Promise<SubmissionOutcome<unknown, Submission>> {
  const { kind = answerKind, knownAs, content = randomUUID() } = options;
  const cookie = knownAs ? await visitorCookie(knownAs) : "";
  return submitFields(requestWithCookie(cookie), toFormData(fields), {
    audience,
    clientIp: sharedIp,
    kind,
    schema: z.object({}),
    run: async (submission) => {
      await transaction((tx) => recordSubmission(tx, submission, content));
      return submission;
    },
  });
}

export function tokenFields(formToken: string): Record<string, string> {
  return { [submissionFields.token]: formToken };
}

export function requestWithCookie(cookie = ""): Request {
  return new Request("http://jaord.test/wedding", { headers: { Cookie: cookie } });
}

export async function visitorCookie(visitorId: string): Promise<string> {
  return (await visitorCookieHeader(visitorId)).split(";")[0] ?? "";
}

export function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Returns the photo form of a page opened earlier; `null` omits a field. */
export function photoForm(
  weddingId: string,
  photos: Uint8Array[],
  overrides: Record<string, string | null> = {},
  fileName = "bilde.jpg",
): FormData {
  const fields = {
    guestName: "Kari",
    caption: "",
    ...tokenFields(issueOlderToken(weddingId)),
    ...overrides,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) form.append(name, value);
  }
  for (const photo of photos) {
    form.append("photo", new File([new Uint8Array(photo)], fileName, { type: "image/jpeg" }));
  }
  return form;
}
