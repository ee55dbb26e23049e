import { memo } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PanelLeft } from "#app/ui/icons.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { sidebarId } from "./sidebar.tsx";
import { shellTexts } from "./texts.ts";

const { sidebar } = shellTexts.navigation;

interface SidebarToggleProps {
  collapsed: boolean;
  onToggle: () => void;
}

/** Reserves its space before hydration and becomes visible after it. */
export const SidebarToggle = memo(function SidebarToggle({
  collapsed,
  onToggle,
}: SidebarToggleProps) {
  const hydrated = useHydrated();
  return (
    <Tooltip text={collapsed ? sidebar.expand : sidebar.collapse} side="bottom">
      <Button
        type="button"
        variant="quiet"
        iconOnly
        aria-label={sidebar.label}
        aria-expanded={!collapsed}
        aria-controls={sidebarId}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
        className={`-ml-2.5 max-lg:hidden ${hydrated ? "" : "invisible"}`}
      >
        <Icon icon={PanelLeft} />
      </Button>
    </Tooltip>
  );
});
