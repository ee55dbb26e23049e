import { ChevronDown, ExternalLink, LogOut, Settings } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { plannerTexts } from "../texts.ts";

const { account, navigation, wedding } = plannerTexts;

export interface Account {
  name: string;
  email: string;
  picture: string | null;
  isAdmin: boolean;
  weddingPage: string | null;
}

export function AccountMenu(account: Account) {
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
            {wedding.view}
            <span className="sr-only">{wedding.newTab}</span>
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem asChild>
        <button type="submit" form="sign-out">
          <Icon icon={LogOut} />
          {navigation.signOut}
        </button>
      </MenuItem>
    </Menu>
  );
}

const triggerClass =
  "flex min-h-control min-w-0 items-center gap-2.5 rounded-m py-1 pr-1.5 pl-2.5 text-14 font-medium transition-colors hover:bg-paper-3";

function Trigger({
  name,
  email,
  picture,
  isAdmin,
  weddingPage,
  ...button
}: Account & ComponentProps<"button">) {
  return (
    <button {...button} type="button" className={triggerClass}>
      <Person {...{ name, email, picture, isAdmin, weddingPage }} />
      <Icon icon={ChevronDown} size={16} />
    </button>
  );
}

function Person({ name, picture, isAdmin }: Account) {
  return (
    <>
      <span className="min-w-0 truncate max-lg:sr-only">{name}</span>
      {isAdmin && <Badge tone="outline">{account.admin}</Badge>}
      <Avatar name={name} src={picture} />
    </>
  );
}

function SignedInAs({ email }: { email: string }) {
  return (
    <>
      <p className="text-13 text-muted">{account.signedInAs}</p>
      <p className="truncate text-14 font-semibold">{email}</p>
    </>
  );
}
