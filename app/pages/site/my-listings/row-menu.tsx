import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { submitFields } from "#app/client/actions/submit.ts";
import { clientTexts } from "#app/client/texts.ts";
import type { ListingStatus } from "#app/features/marketplace/rules.ts";
import type { OwnListing } from "#app/features/marketplace/selling/queries.server.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  Bookmark,
  BookmarkX,
  Check,
  type IconData,
  Link as LinkIcon,
  Pencil,
  RotateCw,
  Trash2,
  Undo2,
} from "#app/ui/icons.ts";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { sellHref } from "../sell/actions.ts";
import { myListingsActions } from "./actions.ts";
import { myListingsTexts as texts } from "./texts.ts";

type Intent = keyof typeof myListingsActions.intents;

interface Choice {
  intent: Intent;
  label: string;
  icon: IconData;
}

const withdraw: Choice = { intent: "withdraw", label: texts.withdraw, icon: Undo2 };
const renew: Choice = { intent: "renew", label: texts.renew, icon: RotateCw };

const choices: Record<ListingStatus, readonly Choice[]> = {
  draft: [],
  review: [withdraw],
  published: [{ intent: "reserve", label: texts.reserve, icon: Bookmark }, renew, withdraw],
  reserved: [{ intent: "release", label: texts.release, icon: BookmarkX }, renew, withdraw],
  sold: [{ intent: "undo-sale", label: texts.undoSale, icon: Undo2 }],
  withdrawn: [{ ...renew, label: texts.relist }],
};

interface RowMenuProps {
  listing: OwnListing;
  onSell: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** What else can be done with a listing. */
export function RowMenu({ listing, onSell, onCopy, onDelete }: RowMenuProps) {
  const { id, key, status, title } = listing;
  const isListed = status === "published" || status === "reserved";
  const send = (intent: Intent) =>
    submitFields(myListingsActions.path, actionFields(intent, { id: String(id) }));
  return (
    <>
      <span className="noscript:hidden">
        <MoreMenu label={clientTexts.moreActions(title || texts.untitled)} variant="quiet">
          {(status === "reserved" || status === "withdrawn") && (
            <MenuItem asChild>
              <Link to={sellHref(key)}>
                <Icon icon={Pencil} />
                {texts.edit}
              </Link>
            </MenuItem>
          )}
          {choices[status].map(({ intent, label, icon }) => (
            <MenuItem key={intent} onSelect={() => send(intent)}>
              <Icon icon={icon} />
              {label}
            </MenuItem>
          ))}
          {status === "published" && (
            <MenuItem onSelect={onSell}>
              <Icon icon={Check} />
              {texts.markSold}
            </MenuItem>
          )}
          {isListed && (
            <MenuItem onSelect={onCopy}>
              <Icon icon={LinkIcon} />
              {texts.copy}
            </MenuItem>
          )}
          {status !== "sold" && (
            <>
              <MenuSeparator />
              <MenuItem onSelect={onDelete}>
                <Icon icon={Trash2} />
                {texts.remove}
              </MenuItem>
            </>
          )}
        </MoreMenu>
      </span>
      <span className="hidden flex-wrap gap-1 noscript:flex">
        {[...choices[status], ...(status === "sold" ? [] : [remove])].map(({ intent, label }) => (
          <ActionForm
            key={intent}
            actions={myListingsActions}
            intent={intent}
            values={{ id: String(id) }}
          >
            <Button size="small" variant="quiet">
              {label}
              <span className="sr-only">{texts.of(title)}</span>
            </Button>
          </ActionForm>
        ))}
      </span>
    </>
  );
}

const remove: Choice = { intent: "delete", label: texts.remove, icon: Trash2 };
