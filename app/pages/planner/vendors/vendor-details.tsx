import type { ReactNode } from "react";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { IncludedList } from "#app/features/vendors/components/included-list.tsx";
import {
  PriceLevel,
  RatingLine,
  VerifiedSeal,
} from "#app/features/vendors/components/vendor-card.tsx";
import { VendorDrawingRow } from "#app/features/vendors/components/vendor-drawing.tsx";
import { requestTexts } from "#app/features/vendors/requests/texts.ts";
import { type VendorQuery, vendorQuery } from "#app/features/vendors/search/rules.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatLongDate } from "#app/platform/oslo-time.ts";
import { pictureSrcSet } from "#app/platform/pictures/picture-files.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DialogFooter } from "#app/ui/dialog.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Status } from "#app/ui/status.tsx";
import { chosenPath } from "./actions.ts";
import type { VendorPage } from "./load-vendor.server.ts";
import { vendorScreenTexts } from "./texts.ts";
import { VendorReviews } from "./vendor-reviews.tsx";

const { detail: texts } = vendorScreenTexts;

export type VendorForm = VendorQuery["skjema"] | "choose";

interface VendorDetailsProps {
  page: VendorPage;
  onOpen: (form: VendorForm) => void;
}

export function VendorBanner({ vendor }: Pick<VendorPage, "vendor">) {
  const { pictures, category } = vendor;
  if (pictures.length === 0) {
    return (
      <VendorDrawingRow
        category={category}
        className="h-36 w-full flex-none pr-20 pl-4 sm:h-44 sm:justify-start sm:px-10"
      />
    );
  }
  return (
    <ul
      aria-label={texts.pictures}
      className="flex h-36 flex-none snap-x gap-0.5 overflow-x-auto sm:h-44"
    >
      {pictures.map(({ id, widths }) => (
        <li key={id} className="h-full flex-[1_0_60%] snap-start">
          <img
            srcSet={pictureSrcSet(id, widths)}
            sizes="(min-width: 640px) 400px, 60vw"
            alt=""
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

export function VendorDetails({ page, onOpen }: VendorDetailsProps) {
  const { vendor, reader } = page;
  return (
    <div className="flex-1 pb-8">
      <p className="flex flex-wrap items-center gap-x-4.5 gap-y-0.5 px-4 text-14 text-ink-2 sm:px-6">
        {vendor.isVerified && <VerifiedSeal />}
        <RatingLine rating={vendor.rating} count={vendor.reviewCount} />
        <PriceLevel range={vendor.priceRange} />
      </p>
      <p className="max-w-[38em] px-4 pt-3.5 pb-5 text-16 text-pretty whitespace-pre-line text-ink-2 wrap-anywhere sm:px-6">
        <LinkedText text={vendor.description} />
      </p>
      <dl className="mx-4 border-t border-rule sm:mx-6">
        <Facts vendor={vendor} date={reader.date} />
      </dl>
      {vendor.included && (
        <section className="px-4 pt-7 sm:px-6">
          <h3 className="text-d20">{texts.included}</h3>
          <IncludedList text={vendor.included} />
        </section>
      )}
      <VendorReviews page={page} onOpen={() => onOpen("review")} />
    </div>
  );
}

function Facts({ vendor, date }: { vendor: VendorPage["vendor"]; date: string | null }) {
  const { contactPerson, phone, email, website, address, priceFrom, dateState } = vendor;
  const day = date ? formatLongDate(date) : "";
  return (
    <>
      {dateState && (
        <Fact label={texts.date}>
          <Status kind={dateState === "free" ? "coming" : "declined"}>
            {texts.dateStates[dateState](day)}
          </Status>
        </Fact>
      )}
      {priceFrom !== null && (
        <Fact label={texts.priceFrom}>{texts.from(formatMoney(priceFrom))}</Fact>
      )}
      {contactPerson && <Fact label={texts.contact}>{contactPerson}</Fact>}
      {phone && (
        <Fact label={texts.phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link">
            {phone}
          </a>
        </Fact>
      )}
      <Fact label={texts.email}>
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
      </Fact>
      {website && (
        <Fact label={texts.website}>
          <Website address={website} />
        </Fact>
      )}
      {address && <Fact label={texts.address}>{address}</Fact>}
    </>
  );
}

function Website({ address }: { address: string }) {
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (!url) return address;
  return (
    <a href={url.href} rel="noopener nofollow" target="_blank" className="link wrap-anywhere">
      {address.replace(/^https?:\/\//i, "")}
    </a>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[6.5rem_1fr] items-center border-b border-rule py-1 text-15 sm:min-h-10 sm:grid-cols-[7rem_1fr]">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function VendorActions({ page, onOpen }: VendorDetailsProps) {
  const { vendor, state, isOwn, budget } = page;
  const isAsked = state?.kind === "asked";
  const cannotAsk = isOwn ? texts.own : vendor.isSample ? texts.sample : null;
  return (
    <DialogFooter>
      {(cannotAsk ?? isAsked) && (
        <p className="mr-auto self-center text-15 font-medium text-messing-ink max-sm:basis-full">
          {cannotAsk ?? (
            <Status kind="waiting">{requestTexts.asked(isAsked ? state.day : "")}</Status>
          )}
        </p>
      )}
      {!cannotAsk && (
        <DialogButton
          variant={isAsked ? "secondary" : "primary"}
          href={vendorQuery.href({ leverandor: vendor.id, skjema: "request" })}
          onOpen={() => onOpen("request")}
          className="sm:flex-1"
        >
          {requestTexts.send}
        </DialogButton>
      )}
      {state?.kind === "chosen" ? (
        <ButtonLink to={chosenPath} className="sm:flex-1">
          {texts.chosen(vendor.category)}
        </ButtonLink>
      ) : (
        budget && (
          <Button
            type="button"
            onClick={() => onOpen("choose")}
            className="sm:flex-1 noscript:hidden"
          >
            {texts.choose(vendor.category)}
          </Button>
        )
      )}
    </DialogFooter>
  );
}
