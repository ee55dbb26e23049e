import { ExternalLink } from "lucide-react";
import { CopyLink } from "#app/client/copy-link.tsx";
import { shareSection } from "#app/features/weddings/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plannerTexts } from "../texts.ts";
import { CoupleNames } from "./couple-names.tsx";
import type { WeddingView } from "./wedding-view.server.ts";

const { wedding: texts } = plannerTexts;

/** The wedding on one line, above the tabs that are about something else. */
export function WeddingLine({ wedding }: { wedding: WeddingView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-1.5">
      <h1 className="min-w-0 text-d31">
        <CoupleNames names={wedding.names} />
      </h1>
      <p className="text-14 text-muted">
        {[wedding.date, wedding.place].filter(Boolean).join(" · ")}
      </p>
      <div className="ml-auto flex gap-2 max-lg:hidden">
        <ButtonLink to={wedding.page} target="_blank" rel="noopener">
          <Icon icon={ExternalLink} />
          {texts.view}
          <span className="sr-only">{texts.newTab}</span>
        </ButtonLink>
        <CopyLink path={wedding.page} fallback={shareSection.path} variant="quiet" />
      </div>
    </div>
  );
}
