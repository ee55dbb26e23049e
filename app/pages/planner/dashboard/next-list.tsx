import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { useCopyLink } from "#app/client/copy-link.tsx";
import { shareSection } from "#app/features/weddings/rules.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  ChevronRight,
  Copy,
  Gift,
  type IconData,
  Link as LinkIcon,
  UserPlus,
} from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { attentionKinds, attentionPlaces } from "../attention/attention.ts";
import { useSharedAttention } from "../attention/use-attention.ts";
import type { FirstStep } from "../first-steps/first-steps.ts";
import { plannerTexts } from "../texts.ts";

const { attention: texts, firstSteps: stepTexts } = plannerTexts;

interface NextListProps {
  firstSteps: FirstStep[];
  page: string;
}

export function NextList({ firstSteps, page }: NextListProps) {
  const { attention } = useSharedAttention();
  const { link, manualCopyDialog } = useCopyLink({ path: page, fallback: shareSection.path });
  const kindsWithAttention = attentionKinds.filter((kind) => attention[kind] > 0);
  const stepLinks: Record<FirstStep, StepLinkProps> = {
    wish: { to: "/wishlist-admin", icon: Gift },
    partner: { to: "/settings#partner", icon: UserPlus },
    share: { ...link, icon: LinkIcon, end: Copy },
  };
  return (
    <Sheet title={texts.title} className="overflow-hidden">
      {kindsWithAttention.length > 0 && (
        <ul className="divide-y divide-rule">
          {kindsWithAttention.map((kind) => (
            <Row
              key={kind}
              to={attentionPlaces[kind].to}
              icon={attentionPlaces[kind].icon}
              title={texts[kind].title(attention[kind])}
              hint={texts[kind].hint}
            />
          ))}
        </ul>
      )}
      {firstSteps.length > 0 && (
        <>
          <h3
            className={classNames(
              "px-4 pt-3.5 pb-0.5 font-text text-13 font-medium tracking-normal text-muted lg:px-6",
              kindsWithAttention.length > 0 && "border-t border-rule",
            )}
          >
            {stepTexts.title}
          </h3>
          <ul className="divide-y divide-rule">
            {firstSteps.map((step) => (
              <Row key={step} {...stepLinks[step]} {...stepTexts[step]} />
            ))}
          </ul>
          {manualCopyDialog}
        </>
      )}
      {kindsWithAttention.length + firstSteps.length === 0 && (
        <p className="px-4 py-5 text-15 text-muted lg:px-6">{texts.nothing}</p>
      )}
    </Sheet>
  );
}

interface StepLinkProps extends Omit<LinkProps, "title"> {
  icon: IconData;
  end?: IconData;
}

interface RowProps extends StepLinkProps {
  title: ReactNode;
  hint: string;
}

function Row({ icon, end = ChevronRight, title, hint, ...link }: RowProps) {
  return (
    <li>
      <Link
        {...link}
        className="flex min-h-15 items-center gap-3.5 px-4 py-2 transition-colors hover:bg-paper focus-visible:-outline-offset-2 lg:px-6"
      >
        <Icon icon={icon} className="text-ink-2" />
        <span className="grid min-w-0 flex-1">
          <b className="text-15 font-semibold">{title}</b>
          <span className="text-13 text-muted">{hint}</span>
        </span>
        <Icon icon={end} size={18} className="text-muted" />
      </Link>
    </li>
  );
}
