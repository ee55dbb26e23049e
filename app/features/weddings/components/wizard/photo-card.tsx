import { formatLongDate } from "#app/platform/oslo-time.ts";
import { CoupleLine } from "./couple-line.tsx";
import { coupleView } from "./couple-view.ts";
import { heroImageUrl } from "./hero-image.tsx";
import { PreviewCard } from "./preview-card.tsx";
import type { StepProps } from "./step-props.ts";
import { lookOf } from "./theme-looks.ts";

export function PhotoCard({ draft, upload }: StepProps) {
  const couple = coupleView(draft);
  const look = lookOf(couple.theme);
  const landscape = `/ornament/${couple.theme}/${couple.seed}/landscape-tall.svg`;
  return (
    <PreviewCard look={look}>
      <div className={`border p-2 lg:p-2.5 ${look.line} ${look.frame}`}>
        <img
          src={heroImageUrl(draft, upload) ?? landscape}
          alt=""
          className={`aspect-4/5 w-48 object-cover lg:w-70 ${look.frame}`}
        />
      </div>
      <CoupleLine couple={couple} className="mt-6 text-d31 lg:text-[2.75rem]/[1.15]" />
      <p className="mt-2 text-16 opacity-85">{couple.date && formatLongDate(couple.date)}</p>
    </PreviewCard>
  );
}
