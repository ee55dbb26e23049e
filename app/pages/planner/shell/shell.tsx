import { useMemo } from "react";
import { Outlet, useLocation } from "react-router";
import { staleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { loadVendorFrame } from "../../for-vendors/load-frame.server.ts";
import { useVendorFrame } from "../../for-vendors/use-frame.ts";
import { AreaShell, revalidateAfterActions } from "../../shell/area-shell.tsx";
import { loadAccount } from "../../shell/load-account.server.ts";
import { type Attention, attentionKinds, attentionPlaces } from "../attention/attention.ts";
import { countAttention } from "../attention/count-attention.server.ts";
import { useAttention } from "../attention/use-attention.ts";
import { liveTopics } from "../live-topics.ts";
import { plannerTexts } from "../texts.ts";
import type { Route } from "./+types/shell.ts";
import { plannerArea } from "./navigation.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  return {
    ...(await loadAccount(request, user)),
    attention: weddingId && (await countAttention(weddingId, user)),
    vendor: weddingId ? null : await loadVendorFrame(user),
  };
}

/** Every account has it; the area around it is the account's own. */
const settingsPath = "/settings";

export const handle = { stylesFirst: true };

export const clientMiddleware = [staleIfError];

/** `/attention` reloads the counts. */
export const shouldRevalidate = revalidateAfterActions;

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { account, collapsed } = loaderData;
  const shared = useAttention(loaderData.attention);
  const counts = useMemo(() => countsOf(shared.attention), [shared.attention]);
  const vendorFrame = useVendorFrame(loaderData.vendor);
  const isSettings = useLocation().pathname === settingsPath;
  const frame = isSettings && vendorFrame ? vendorFrame : { area: plannerArea, counts };
  return (
    <AreaShell {...frame} account={account} collapsed={collapsed} topics={liveTopics}>
      <Outlet context={shared} />
    </AreaShell>
  );
}

function countsOf(attention: Attention) {
  const entries = attentionKinds.map((kind) => {
    const count = attention[kind];
    const title = plannerTexts.attention[kind].title(count);
    return [attentionPlaces[kind].entry, { count, title }] as const;
  });
  return Object.fromEntries(entries.filter(([entry]) => entry !== null));
}
