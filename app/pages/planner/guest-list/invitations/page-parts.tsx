import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { invitationQuery } from "./invitation-query.ts";
import { invitationTexts as texts } from "./texts.ts";

interface SubPageHeaderProps {
  title: string;
  picture?: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
}

export function SubPageHeader({ title, picture, details, actions }: SubPageHeaderProps) {
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-2">
          <ButtonLink
            to={invitationQuery.href()}
            variant="quiet"
            iconOnly
            aria-label={texts.sending.back}
            className="-ml-2"
          >
            <Icon icon={ChevronLeft} />
          </ButtonLink>
          {picture}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
      }
      details={details}
      actions={actions}
    />
  );
}

interface Chip {
  key: string;
  label: string;
  count?: number;
  to: string;
  isCurrent: boolean;
}

/** Scrolls sideways on phones. */
export function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <FilterLinks
      label={label}
      className="relative max-lg:-mx-4 max-lg:w-0 max-lg:min-w-[calc(100%+2rem)] max-lg:overflow-x-auto max-lg:px-4 *:w-max"
      choices={chips}
    />
  );
}
