import { data } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { ownedVendorOf } from "#app/features/vendors/access.server.ts";
import { listDates } from "#app/features/vendors/dates/queries.server.ts";
import { readMonth } from "#app/features/vendors/dates/rules.ts";
import { loadOwnProfile, ownProfileForm } from "#app/features/vendors/profile/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { readFlash } from "#app/platform/http/cookies.server.ts";
import { osloDate } from "#app/platform/oslo-time.ts";
import { loadSiteFrame } from "../../site/site-frame.server.ts";

export type Entry = Awaited<ReturnType<typeof loadOwn>>;

export async function loadEntry(request: Request) {
  const user = await currentUser(request);
  const vendorId = user && (await ownedVendorOf(user));
  if (!vendorId) {
    if (user?.roles.includes("vendor")) return "unregistered";
    return { frame: await loadSiteFrame(request) };
  }
  const { message, headers } = await readFlash(request);
  return data({ ...(await loadOwn(request, vendorId)), flash: message }, { headers });
}

async function loadOwn(request: Request, vendorId: Parameters<typeof loadOwnProfile>[0]) {
  const today = osloDate(now());
  const month = readMonth(new URL(request.url).searchParams.get("maned"), today);
  const [profile, marked] = await Promise.all([
    loadOwnProfile(vendorId),
    listDates(vendorId, `${month.year}-01-01`, `${month.year}-12-31`),
  ]);
  const { version, ...shown } = profile;
  return {
    profile: shown,
    stored: { values: ownProfileForm(profile), version },
    calendar: {
      month,
      today,
      states: Object.fromEntries(marked.map(({ date, state }) => [date, state])),
    },
  };
}
