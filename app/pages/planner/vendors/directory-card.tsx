import { Link } from "react-router";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { VendorCard } from "#app/features/vendors/components/vendor-card.tsx";
import { requestTexts } from "#app/features/vendors/requests/texts.ts";
import { vendorQuery } from "#app/features/vendors/search/rules.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Status } from "#app/ui/status.tsx";
import { requestsPath } from "./actions.ts";
import type { Directory } from "./load-directory.server.ts";
import { vendorScreenTexts as texts } from "./texts.ts";

type Listed = Directory["vendors"][number];

interface DirectoryCardProps extends Listed {
  /** The address of the vendor's page, from which closing leads back to this list. */
  to: string;
  isNarrow: boolean;
  onAsk: (vendor: Listed["vendor"]) => void;
}

export function DirectoryCard({ vendor, state, to, isNarrow, onAsk }: DirectoryCardProps) {
  const link = { to, preventScrollReset: true, state: { fromDirectory: true } };
  return (
    <VendorCard
      vendor={vendor}
      isNarrow={isNarrow}
      title={
        <Link {...link} className="hover:text-berry">
          {vendor.name}
        </Link>
      }
    >
      <CardState vendor={vendor} state={state} onAsk={onAsk} />
      <ButtonLink
        {...link}
        variant="quiet"
        size="small"
        aria-label={texts.moreAbout(vendor.name)}
        className="ml-auto max-sm:hidden"
      >
        {texts.more}
      </ButtonLink>
    </VendorCard>
  );
}

function CardState({
  vendor,
  state,
  onAsk,
}: Pick<DirectoryCardProps, "vendor" | "state" | "onAsk">) {
  if (state?.kind === "chosen") {
    return (
      <span className="inline-flex items-center gap-2 text-14 font-semibold">
        <span aria-hidden className="size-2 rounded-full bg-berry forced-colors:bg-[CanvasText]" />
        {texts.yours(vendor.category)}
      </span>
    );
  }
  if (state?.kind === "asked") {
    if (!state.hasAnswer) return <Status kind="waiting">{requestTexts.asked(state.day)}</Status>;
    return (
      <Link to={requestsPath} className="rounded-s">
        <Badge tone="berry">{requestTexts.states.new}</Badge>
      </Link>
    );
  }
  if (vendor.isSample) {
    return (
      <details className="group text-14 max-sm:w-full">
        <summary className="inline-flex min-h-control-s cursor-pointer list-none items-center justify-center rounded-m border border-edge bg-sheet px-3 font-semibold group-open:hidden hover:border-ink hover:bg-paper-2 max-sm:w-full">
          {requestTexts.send}
        </summary>
        <p role="status" className="py-1.5 font-medium text-messing-ink">
          {requestTexts.sample}
        </p>
      </details>
    );
  }
  const label = texts.requestTo(vendor.name);
  return (
    <DialogButton
      size="small"
      aria-label={label}
      href={vendorQuery.href({ leverandor: vendor.id, skjema: "request" })}
      onOpen={() => onAsk(vendor)}
      className="max-sm:w-full"
    >
      {requestTexts.send}
    </DialogButton>
  );
}
