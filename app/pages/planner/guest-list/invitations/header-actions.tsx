import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Copy, Mail, MailOpen, Printer, Send, Settings, Timer } from "#app/ui/icons.ts";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { answerFormTexts } from "./answer-form/texts.ts";
import { copyTexts } from "./copy-list/texts.ts";
import { envelopeTexts } from "./envelopes/texts.ts";
import { cardsPath, invitationQuery } from "./invitation-query.ts";
import type { InvitationsView } from "./load-invitations.server.ts";
import { invitationTexts as texts } from "./texts.ts";

interface InvitationsProps {
  invitations: InvitationsView;
}

const views = {
  log: { icon: Mail, label: texts.log.link },
  envelopes: { icon: MailOpen, label: envelopeTexts.title },
  copy: { icon: Copy, label: copyTexts.title },
};

/** On phones, all but the most used one are in a menu. */
export function HeaderActions({ invitations }: InvitationsProps) {
  const { households, unsent } = invitations.statistics;
  const collapses = households > 0 ? "max-sm:hidden noscript:inline-grid!" : "";
  return (
    <>
      <ButtonLink
        to={invitationQuery.href({ vis: "answer-form" })}
        variant="quiet"
        className={collapses}
      >
        <Icon icon={Settings} />
        {answerFormTexts.title}
      </ButtonLink>
      {households > 0 && (
        <>
          <ButtonLink
            to={invitationQuery.href({ vis: "remind" })}
            variant="quiet"
            className={collapses}
          >
            {texts.remind}
          </ButtonLink>
          <ButtonLink to={cardsPath} reloadDocument className={collapses}>
            <Icon icon={Printer} />
            {texts.print}
          </ButtonLink>
          <ButtonLink
            to={invitationQuery.href({ vis: "send" })}
            variant="primary"
            className="max-sm:flex-1"
          >
            <Icon icon={Send} />
            {unsent > 0 ? texts.sendMany(unsent) : texts.send}
          </ButtonLink>
          <span className="sm:hidden noscript:hidden">
            <PhoneMenu invitations={invitations} />
          </span>
        </>
      )}
    </>
  );
}

function PhoneMenu({ invitations }: InvitationsProps) {
  return (
    <MoreMenu label={texts.more}>
      <MenuItem asChild>
        <Link to={invitationQuery.href({ vis: "remind" })}>
          <Icon icon={Timer} />
          {texts.remind}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <a href={cardsPath}>
          <Icon icon={Printer} />
          {texts.print}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <Link to={invitationQuery.href({ vis: "answer-form" })}>
          <Icon icon={Settings} />
          {answerFormTexts.title}
        </Link>
      </MenuItem>
      <MenuSeparator />
      {otherViews(invitations).map((vis) => (
        <MenuItem key={vis} asChild>
          <Link to={invitationQuery.href({ vis })}>
            <Icon icon={views[vis].icon} />
            {views[vis].label}
          </Link>
        </MenuItem>
      ))}
    </MoreMenu>
  );
}

export function OtherViews({ invitations }: InvitationsProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-14 max-sm:hidden noscript:flex!">
      {otherViews(invitations).map((vis) => (
        <li key={vis}>
          <Link to={invitationQuery.href({ vis })} className="link inline-block py-2.5">
            {views[vis].label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function otherViews({ statistics: { mailings } }: InvitationsView) {
  return (["log", "envelopes", "copy"] as const).filter((vis) => vis !== "log" || mailings > 0);
}
