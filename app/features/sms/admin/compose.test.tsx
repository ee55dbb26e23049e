import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { useCampaigns } from "#tests/support/sms-campaigns.ts";
import { loadCompose } from "./load-compose.server.ts";
import * as newCampaign from "./new-campaign.tsx";

useTestDatabase();
const { owner, draft, guestsWithPhones, server } = useCampaigns();

test.each([
  [undefined, null],
  [49, /omtrent 1,96.kr/],
])("with %s øre per segment the cost is shown as %s", async (priceOre, cost) => {
  configure({ ...config(), sms: { ...server().settings, priceOre } });
  await guestsWithPhones("Marit Å", "Sigrid B");
  const id = await draft({ message: "a".repeat(161) });
  const loaderData = { view: await loadCompose(owner().weddingId, id) };
  const Page = () =>
    newCampaign.default({ loaderData } as Parameters<typeof newCampaign.default>[0]);
  const Stub = createRoutesStub([{ path: "/sms-campaigns/new", Component: Page }]);
  const { queryAllByText } = parseHtml(
    renderToString(<Stub initialEntries={["/sms-campaigns/new"]} />),
  );
  expect(queryAllByText(cost ?? /omtrent/)).toHaveLength(cost ? 1 : 0);
});
