import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { listSessions } from "#app/features/accounts/sessions/queries.server.ts";
import { type BrowserName, browserName } from "#app/features/accounts/sessions/rules.ts";
import { now } from "#app/platform/clock.ts";
import { relativeTime } from "#app/platform/oslo-time.ts";
import { settingsTexts } from "../texts.ts";

export interface SessionView extends BrowserName {
  id: string;
  isCurrent: boolean;
  used: string;
}

/** Where somebody is signed in, in words. */
export async function viewSessions(user: SignedInUser, request: Request): Promise<SessionView[]> {
  const { activeNow, lastUsed } = settingsTexts.sessions;
  const found = await listSessions(user, request);
  return found.map(({ id, isCurrent, userAgent, lastUsed: moment }) => ({
    id,
    isCurrent,
    ...browserName(userAgent),
    used: isCurrent ? activeNow : lastUsed(relativeTime(moment, now()).toLowerCase()),
  }));
}
