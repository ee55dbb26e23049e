import { type ComponentProps, memo } from "react";
import { Link } from "react-router";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  Bookmark,
  ChevronDown,
  ExternalLink,
  Heart,
  type IconData,
  LogOut,
  MessageSquare,
  Search,
  Settings,
  ShieldCheck,
  Store,
  Tag,
} from "#app/ui/icons.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type AreaId, areaPaths } from "./area.ts";
import { shellTexts } from "./texts.ts";

const { account: texts, areas: areaTexts, navigation } = shellTexts;

const areaIcons: Record<AreaId, IconData> = {
  planner: Heart,
  vendor: Store,
  moderation: ShieldCheck,
};

export interface Account {
  name: string;
  email: string;
  picture: string | null;
  isAdmin: boolean;
  weddingPage: string | null;
  unreadConversations: number;
  /** Those that are open to the user. */
  areas: readonly AreaId[];
}

interface AccountMenuProps {
  account: Account;
  areaId: AreaId;
}

export const AccountMenu = memo(function AccountMenu({ account, areaId }: AccountMenuProps) {
  const otherAreas = account.areas.filter((area) => area !== areaId);
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <Link to="/settings" className={triggerClass}>
        <Person {...account} />
      </Link>
    );
  }
  return (
    <Menu trigger={<Trigger {...account} />} header={<SignedInAs email={account.email} />}>
      <MenuItem asChild>
        <Link to="/settings">
          <Icon icon={Settings} />
          {navigation.settings}
        </Link>
      </MenuItem>
      {account.weddingPage && (
        <MenuItem asChild>
          <a href={account.weddingPage} target="_blank" rel="noopener">
            <Icon icon={ExternalLink} />
            {texts.viewWedding}
            <span className="sr-only">{texts.newTab}</span>
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem asChild>
        <a href="/conversations">
          <Icon icon={MessageSquare} />
          {navigation.conversations}
          {account.unreadConversations > 0 && (
            <span className="ml-auto">
              <Badge tone="berry">
                {account.unreadConversations}
                <span className="sr-only"> {texts.unread}</span>
              </Badge>
            </span>
          )}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href="/favorites">
          <Icon icon={Bookmark} />
          {navigation.favourites}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href="/saved-searches">
          <Icon icon={Search} />
          {navigation.savedSearches}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/my-listings">
          <Icon icon={Tag} />
          {texts.myListings}
        </Link>
      </MenuItem>
      {otherAreas.length > 0 && <MenuSeparator />}
      {otherAreas.map((area) => (
        <MenuItem key={area} asChild>
          <Link to={areaPaths[area]}>
            <Icon icon={areaIcons[area]} />
            {areaTexts[area].link}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem asChild>
        <button type="submit" form="sign-out">
          <Icon icon={LogOut} />
          {navigation.signOut}
        </button>
      </MenuItem>
    </Menu>
  );
});

const triggerClass =
  "flex min-h-control min-w-0 items-center gap-2.5 rounded-m py-1 pr-1.5 pl-2.5 text-14 font-medium transition-colors hover:bg-paper-3";

function Trigger({
  name,
  email,
  picture,
  isAdmin,
  weddingPage,
  unreadConversations,
  areas,
  ...button
}: Account & ComponentProps<"button">) {
  return (
    <button {...button} type="button" className={triggerClass}>
      <Person {...{ name, email, picture, isAdmin, weddingPage, unreadConversations, areas }} />
      <Icon icon={ChevronDown} size={16} />
    </button>
  );
}

function Person({ name, picture, isAdmin }: Account) {
  return (
    <>
      <span className="min-w-0 truncate max-lg:sr-only">{name}</span>
      {isAdmin && <Badge tone="outline">{texts.admin}</Badge>}
      <Avatar name={name} src={picture} />
    </>
  );
}

function SignedInAs({ email }: { email: string }) {
  return (
    <>
      <p className="text-13 text-muted">{texts.signedInAs}</p>
      <p className="truncate text-14 font-semibold">{email}</p>
    </>
  );
}
