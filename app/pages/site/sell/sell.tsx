import { createClientAction } from "#app/client/actions/client-action.ts";
import { clearDraft } from "#app/client/forms/drafts.ts";
import { isMultipart } from "#app/platform/http/form-parts.server.ts";
import { requestInfo } from "#app/platform/http/request-context.ts";
import { discoveryTags } from "../discovery.ts";
import { SiteFooter } from "../site-footer.tsx";
import { SiteHeader } from "../site-header.tsx";
import type { Route } from "./+types/sell.ts";
import { handleSellAction } from "./actions.server.ts";
import { sellActions, sellPath } from "./actions.ts";
import { clearVisitorDraft, listingFormKey } from "./draft-storage.ts";
import { loadSell } from "./load-sell.server.ts";
import { SellScreen } from "./sell-screen.tsx";
import { sellTexts as texts } from "./texts.ts";
import { uploadPicture } from "./upload-picture.server.ts";

export function loader({ request, url }: Route.LoaderArgs) {
  return loadSell(request, url);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  if (isMultipart(request)) return uploadPicture(request, context.get(requestInfo).clientIp);
  return handleSellAction({ request, context, params });
}

export const clientAction = createClientAction(sellActions, {
  onRedirect: () => {
    clearVisitorDraft();
    clearDraft(listingFormKey);
  },
});

export function meta({ loaderData }: Route.MetaArgs) {
  return discoveryTags({
    origin: loaderData?.origin ?? "",
    path: sellPath,
    title: `${texts.documentTitle} – Jaord`,
    description: texts.description,
  });
}

export default function Sell({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader user={loaderData.frame.user} />
      <main id="innhold">
        <SellScreen key={loaderData.listingKey} {...loaderData} />
      </main>
      <SiteFooter contact={loaderData.frame.contact} />
    </>
  );
}
