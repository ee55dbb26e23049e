import { createCookie } from "react-router";
import { now } from "#app/platform/clock.ts";
import { servedOverHttps } from "#app/platform/http/cookies.server.ts";
import { secretFor } from "#app/platform/secret.server.ts";
import { secondStepLifetime } from "./rules.ts";

interface Waiting {
  userId: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** Whoever gave the right password in this browser and has the second step still to take, or null. */
export async function awaitedSecondStep(request: Request): Promise<{ userId: string } | null> {
  const waiting: Waiting | null = await cookie().parse(request.headers.get("Cookie"));
  if (!waiting) return null;
  return now().getTime() - waiting.since < secondStepLifetime * 1000 ? waiting : null;
}

/** The Set-Cookie header that remembers who gave the right password. */
export function awaitSecondStep(userId: string): Promise<string> {
  return cookie().serialize({ userId, since: now().getTime() } satisfies Waiting);
}

/** The Set-Cookie header that forgets it again. */
export function forgetSecondStep(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}

function cookie() {
  const secure = servedOverHttps();
  return createCookie(secure ? "__Host-second-step" : "second-step", {
    httpOnly: true,
    maxAge: secondStepLifetime,
    path: "/",
    sameSite: "lax",
    secrets: [secretFor("second-step")],
    secure,
  });
}
