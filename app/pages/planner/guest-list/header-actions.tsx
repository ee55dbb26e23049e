import { Link } from "react-router";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Download, Plus, Printer, Tag, Upload } from "#app/ui/icons.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { exportPaths, type GuestQuery, guestQuery, importPath } from "./guest-query.ts";
import { guestListTexts as texts } from "./texts.ts";

interface HeaderActionsProps {
  /** The shown part of the list is exported. */
  query: GuestQuery;
  onAddGuest: () => void;
  onAddCategory: () => void;
}

/** On phones, all but the most used button are in a menu. */
export function HeaderActions({ query, onAddGuest, onAddCategory }: HeaderActionsProps) {
  const { sok, kategori, status, mangler, sorter, retning } = query;
  const shown = { sok, kategori, status, mangler, sorter, retning };
  return (
    <>
      <ButtonLink to={importPath} variant="quiet" className="max-sm:hidden noscript:inline-grid!">
        <Icon icon={Upload} />
        {texts.import}
      </ButtonLink>
      <span className="max-sm:hidden noscript:hidden">
        <Menu
          trigger={
            <Button type="button" variant="quiet">
              <Icon icon={Download} />
              {texts.export}
            </Button>
          }
        >
          <ExportItems shown={shown} />
        </Menu>
      </span>
      <span className="hidden noscript:contents">
        <a href={guestQuery.href(shown, exportPaths.xlsx)} className="link py-2.5">
          {texts.export}
        </a>
      </span>
      <DialogButton
        href={guestQuery.href({ ny: "category" })}
        onOpen={onAddCategory}
        className="max-sm:hidden"
      >
        <Icon icon={Tag} />
        {texts.addCategory}
      </DialogButton>
      <AddGuestButton onPress={onAddGuest} />
      <span className="sm:hidden noscript:hidden">
        <MoreMenu label={texts.more}>
          <MenuItem onSelect={onAddCategory}>
            <Icon icon={Tag} />
            {texts.addCategory}
          </MenuItem>
          <MenuItem asChild>
            <Link to={importPath}>
              <Icon icon={Upload} />
              {texts.import}
            </Link>
          </MenuItem>
          <MenuSeparator />
          <ExportItems shown={shown} />
        </MoreMenu>
      </span>
    </>
  );
}

function ExportItems({ shown }: { shown: Partial<GuestQuery> }) {
  return (
    <>
      <MenuItem asChild>
        <a href={guestQuery.href(shown, exportPaths.xlsx)} download>
          <Icon icon={Download} />
          {texts.exportXlsx}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={guestQuery.href(shown, exportPaths.csv)} download>
          <Icon icon={Download} />
          {texts.exportCsv}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={guestQuery.href(shown, exportPaths.print)}>
          <Icon icon={Printer} />
          {texts.print}
        </a>
      </MenuItem>
    </>
  );
}

export function AddGuestButton({ onPress }: { onPress: () => void }) {
  return (
    <DialogButton
      variant="primary"
      href={guestQuery.href({ ny: "guest" })}
      onOpen={onPress}
      className="max-sm:flex-1"
    >
      <Icon icon={Plus} />
      {texts.addGuest}
    </DialogButton>
  );
}
