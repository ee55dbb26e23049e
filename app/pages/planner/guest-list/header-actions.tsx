import { Ellipsis, Plus, Tag } from "lucide-react";
import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { guestQuery } from "./guest-query.ts";
import { guestListTexts as texts } from "./texts.ts";

interface HeaderActionsProps {
  onAddGuest: () => void;
  onAddCategory: () => void;
}

/** On phones, all but the most used one are in a menu. */
export function HeaderActions({ onAddGuest, onAddCategory }: HeaderActionsProps) {
  return (
    <>
      <Button type="button" onClick={onAddCategory} className="max-sm:hidden noscript:hidden">
        <Icon icon={Tag} />
        {texts.addCategory}
      </Button>
      <WithoutScript
        href={guestQuery.href({ ny: "category" })}
        icon={Tag}
        label={texts.addCategory}
      />
      <AddGuestButton onPress={onAddGuest} />
      <span className="sm:hidden noscript:hidden">
        <Menu
          trigger={
            <Button type="button" iconOnly aria-label={texts.more}>
              <Icon icon={Ellipsis} />
            </Button>
          }
        >
          <MenuItem onSelect={onAddCategory}>
            <Icon icon={Tag} />
            {texts.addCategory}
          </MenuItem>
        </Menu>
      </span>
    </>
  );
}

export function AddGuestButton({ onPress }: { onPress: () => void }) {
  return (
    <>
      <Button
        type="button"
        variant="primary"
        onClick={onPress}
        className="max-sm:flex-1 noscript:hidden"
      >
        <Icon icon={Plus} />
        {texts.addGuest}
      </Button>
      <WithoutScript href={guestQuery.href({ ny: "guest" })} icon={Plus} label={texts.addGuest} />
    </>
  );
}

interface WithoutScriptProps {
  href: string;
  icon: typeof Plus;
  label: string;
}

function WithoutScript({ href, icon, label }: WithoutScriptProps) {
  return (
    <span className="hidden noscript:contents">
      <ButtonLink to={`${href}#${formWithoutScriptId}`}>
        <Icon icon={icon} />
        {label}
      </ButtonLink>
    </span>
  );
}
