import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type VendorQuery, vendorQuery } from "#app/features/vendors/search/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useOverlays } from "#app/ui/overlays.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { ChooseDialog } from "./choose-dialog.tsx";
import type { VendorPage } from "./load-vendor.server.ts";
import { RequestDialog } from "./request-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { vendorScreenTexts as texts } from "./texts.ts";
import { VendorActions, VendorBanner, VendorDetails, type VendorForm } from "./vendor-details.tsx";

interface VendorPanelProps {
  page: VendorPage;
  query: VendorQuery;
  result: ActionResult | undefined;
}

/** Beside the list it was opened from; closing leads back there. Without script, above the list. */
export function VendorPanel({ page, query, result }: VendorPanelProps) {
  const { vendor, reader } = page;
  const [opened, setForm] = useState<VendorForm>(result?.ok ? "none" : query.skjema);
  const form = useIsAlone() ? "none" : opened;
  const close = useClose(query);
  const closeForm = useCallback(() => setForm("none"), []);
  const formPath = (skjema: VendorQuery["skjema"]) =>
    vendorQuery.href({ leverandor: vendor.id, skjema });
  const formProps = { vendor, reader, onClose: closeForm };
  return (
    <>
      <noscript>
        <Sheet>
          <VendorBanner vendor={vendor} />
          <h2 className="px-4 pt-4 text-d25 sm:px-8">{vendor.name}</h2>
          <Content page={page} onOpen={setForm} />
          <p className="px-4 pb-4 sm:px-8">
            <ButtonLink to={vendorQuery.path}>{texts.detail.back}</ButtonLink>
          </p>
        </Sheet>
      </noscript>
      <Dialog
        open
        placement="panel"
        title={vendor.name}
        eyebrow={<Eyebrow vendor={vendor} />}
        banner={<VendorBanner vendor={vendor} />}
        onOpenChange={(open) => !open && close()}
      >
        <Content page={page} onOpen={setForm} />
      </Dialog>
      {form === "request" && <RequestDialog {...formProps} action={formPath("request")} />}
      {form === "choose" && page.budget && (
        <ChooseDialog
          vendor={vendor}
          price={page.offeredPrice}
          budget={page.budget}
          owner={reader.owner}
          newId={page.choiceId}
          onClose={closeForm}
        />
      )}
      {form === "review" && (
        <ReviewDialog {...formProps} review={page.ownReview} action={formPath("review")} />
      )}
    </>
  );
}

function Eyebrow({ vendor }: Pick<VendorPage, "vendor">) {
  return (
    <>
      {categoryTexts[vendor.category].name}, {vendor.town}
      {vendor.isSample && <ExampleBadge />}
    </>
  );
}

function Content({ page, onOpen }: { page: VendorPage; onOpen: (form: VendorForm) => void }) {
  return (
    <>
      <VendorDetails page={page} onOpen={onOpen} />
      <VendorActions page={page} onOpen={onOpen} />
    </>
  );
}

/**
 * True between the panel's opening and the next render: of two dialogs that open together, each
 * would hide the other from screen readers.
 */
function useIsAlone(): boolean {
  const canOpen = useOverlays(true) !== undefined;
  const [hasOpened, setOpened] = useState(false);
  useEffect(() => setOpened(canOpen), [canOpen]);
  return canOpen && !hasOpened;
}

/** Goes back to the list where the panel was opened from it, so that Back does not open it again. */
function useClose(query: VendorQuery) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const list = vendorQuery.href({ ...query, leverandor: null, skjema: "none" });
  return () =>
    void (state?.fromDirectory
      ? navigate(-1)
      : navigate(list, { replace: true, preventScrollReset: true }));
}
