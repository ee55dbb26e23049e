import { CopyLink } from "#app/client/copy-link.tsx";
import { shareSection } from "#app/features/weddings/rules.ts";
import { formatNumber } from "#app/platform/numbers.ts";
import { Ampersand } from "#app/ui/ampersand.tsx";
import { Linnea } from "#app/ui/art/linnea.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink, Pencil } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { plannerTexts } from "../texts.ts";
import type { Cover, WeddingView } from "./wedding-view.server.ts";

const { wedding: texts } = plannerTexts;
const nbsp = "\u00a0";

export function WeddingCard({ wedding }: { wedding: WeddingView }) {
  return (
    <Sheet className="grid grid-cols-1 overflow-hidden lg:grid-cols-[240px_minmax(0,1fr)_176px] min-[90rem]:grid-cols-[264px_minmax(0,1fr)_200px]">
      <CoverPicture cover={wedding.cover} />
      <div className="min-w-0 px-4.5 py-5 lg:px-8 lg:py-7">
        <h1 className="text-d49">
          <CoupleNames names={wedding.names} />
        </h1>
        <dl className="mt-3 mb-4.5 grid gap-1.5 text-15 lg:mt-3.5 lg:mb-6 lg:flex lg:flex-wrap lg:gap-x-10">
          <Fact label={texts.date} value={wedding.date} />
          <Fact label={texts.place} value={wedding.place || texts.noPlace} />
          <Fact label={texts.theme} value={wedding.theme ?? texts.noTheme} />
        </dl>
        <WeddingButtons page={wedding.page} viewVariant="primary" />
      </div>
      <DaysLeft days={wedding.daysLeft} />
    </Sheet>
  );
}

export function WeddingLine({ wedding }: { wedding: WeddingView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-baseline gap-x-7 gap-y-1.5">
        <h1 className="min-w-0 text-d31">
          <CoupleNames names={wedding.names} />
        </h1>
        <p className="text-14 text-muted">
          {[wedding.date, wedding.place, wedding.theme].filter(Boolean).join(" · ")}
        </p>
      </div>
      <WeddingButtons page={wedding.page} viewVariant="secondary" />
    </div>
  );
}

interface WeddingButtonsProps {
  page: string;
  viewVariant: "primary" | "secondary";
}

function WeddingButtons({ page, viewVariant }: WeddingButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        to={page}
        target="_blank"
        rel="noopener"
        variant={viewVariant}
        className="max-sm:flex-auto"
      >
        <Icon icon={ExternalLink} />
        {texts.view}
        <span className="sr-only">{texts.newTab}</span>
      </ButtonLink>
      <CopyLink path={page} fallback={shareSection.path} className="max-sm:flex-auto" />
      <ButtonLink to="/edit-wedding" variant="quiet" className="max-sm:flex-auto">
        <Icon icon={Pencil} />
        {texts.edit}
      </ButtonLink>
    </div>
  );
}

function CoupleNames({ names: [first, second] }: { names: [string, string] }) {
  return (
    <>
      {first} <Ampersand />
      {nbsp}
      {second}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] lg:block">
      <dt className="text-muted lg:text-13">{label}</dt>
      <dd className="min-w-0">{value}</dd>
    </div>
  );
}

function CoverPicture({ cover }: { cover: Cover }) {
  const fill = "absolute inset-0 size-full object-cover";
  return (
    <div className="relative h-44 bg-g4 sm:h-64 lg:h-auto lg:min-h-60">
      {cover.kind === "photo" ? (
        <img
          src={cover.src}
          srcSet={cover.srcSet}
          sizes="(min-width: 64rem) 400px, 100vw"
          alt=""
          className={fill}
        />
      ) : (
        <picture>
          <source media="(min-width: 64rem)" srcSet={cover.square} />
          <img src={cover.wide} alt="" className={fill} />
        </picture>
      )}
    </div>
  );
}

function DaysLeft({ days }: { days: number }) {
  return (
    <div className="flex items-center gap-3 border-t border-rule px-4.5 py-3 text-14 text-muted lg:flex-col lg:justify-center lg:gap-1.5 lg:border-t-0 lg:border-l lg:text-center">
      <Linnea height={88} className="h-12 w-auto flex-none lg:h-22" />
      {days === 0 ? (
        <p className="font-display text-d20 text-ink">{texts.today}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-2 lg:block">
          <b className="font-display text-d31 text-ink lining-nums lg:block lg:text-d49">
            {formatNumber(Math.abs(days))}
          </b>
          {days > 0 ? texts.daysLeft(days) : texts.daysSince(-days)}
        </p>
      )}
    </div>
  );
}
