import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
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
      <Button type="button" onClick={onAddCategory} className="max-sm:hidden noscript:hidden">
        <Icon icon={Tag} />
        {texts.addCategory}
      </Button>
      <WithoutScript href={budgetQuery.href({ vis, ny: "category" })} label={texts.addCategory} />
      <Button
        type="button"
        variant="primary"
        onClick={onAddItem}
        className="max-sm:flex-1 noscript:hidden"
      >
        <Icon icon={Plus} />
        {texts.addItem}
      </Button>
      <WithoutScript href={budgetQuery.href({ vis, ny: "item" })} label={texts.addItem} />
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

function WithoutScript({ href, label }: { href: string; label: string }) {
  return (
    <span className="hidden noscript:contents">
      <ButtonLink to={`${href}#${formWithoutScriptId}`}>{label}</ButtonLink>
    </span>
  );
}
