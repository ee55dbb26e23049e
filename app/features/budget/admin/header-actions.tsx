import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CalendarClock, Download, Plus, Tag } from "#app/ui/icons.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { type BudgetQuery, budgetQuery, exportPaths } from "./budget-query.ts";
import { budgetAdminTexts as texts } from "./texts.ts";

interface HeaderActionsProps {
  vis: BudgetQuery["vis"];
  onAddItem: () => void;
  onAddCategory: () => void;
}

/** On phones, all but the most used button are in a menu. */
export function HeaderActions({ vis, onAddItem, onAddCategory }: HeaderActionsProps) {
  return (
    <>
      <span className="max-sm:hidden noscript:hidden">
        <Menu
          trigger={
            <Button type="button" variant="quiet">
              <Icon icon={Download} />
              {texts.export.label}
            </Button>
          }
        >
          <ExportItems />
        </Menu>
      </span>
      <span className="hidden noscript:contents">
        <a href={exportPaths.xlsx} className="link py-2.5">
          {texts.export.label}
        </a>
      </span>
      <DialogButton
        href={budgetQuery.href({ vis, ny: "category" })}
        onOpen={onAddCategory}
        className="max-sm:hidden"
      >
        <Icon icon={Tag} />
        {texts.addCategory}
      </DialogButton>
      <DialogButton
        variant="primary"
        href={budgetQuery.href({ vis, ny: "item" })}
        onOpen={onAddItem}
        className="max-sm:flex-1"
      >
        <Icon icon={Plus} />
        {texts.addItem}
      </DialogButton>
      <span className="sm:hidden noscript:hidden">
        <MoreMenu label={texts.more}>
          <MenuItem onSelect={onAddCategory}>
            <Icon icon={Tag} />
            {texts.addCategory}
          </MenuItem>
          <MenuSeparator />
          <ExportItems />
        </MoreMenu>
      </span>
    </>
  );
}

function ExportItems() {
  return (
    <>
      {(["xlsx", "csv", "calendar"] as const).map((kind) => (
        <MenuItem key={kind} asChild>
          <a href={exportPaths[kind]} download>
            <Icon icon={kind === "calendar" ? CalendarClock : Download} />
            {texts.export[kind]}
          </a>
        </MenuItem>
      ))}
    </>
  );
}
