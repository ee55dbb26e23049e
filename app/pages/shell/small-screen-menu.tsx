import { memo, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Drawer } from "#app/ui/drawer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu } from "#app/ui/icons.ts";
import { Wordmark } from "#app/ui/logo.tsx";
import type { Area, NewCounts } from "./area.ts";
import { AreaNavigation } from "./area-navigation.tsx";
import { preloadScreens } from "./preload-screens.ts";
import { sidebarId } from "./sidebar.tsx";
import { shellTexts } from "./texts.ts";

const { navigation } = shellTexts;

interface SmallScreenMenuProps {
  area: Area;
  counts: NewCounts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const SmallScreenMenu = memo(function SmallScreenMenu({
  area,
  counts,
  open,
  onOpenChange,
}: SmallScreenMenuProps) {
  const opener = useRef<HTMLAnchorElement>(null);

  const changeOpen = (next: boolean) => {
    onOpenChange(next);
    if (!next) opener.current?.focus();
  };

  useEffect(() => {
    if (location.hash !== `#${sidebarId}`) return;
    location.hash = "";
    onOpenChange(true);
  }, [onOpenChange]);

  return (
    <>
      <a
        ref={opener}
        href={`#${sidebarId}`}
        aria-label={navigation.open}
        onClick={(event) => {
          event.preventDefault();
          preloadScreens(area.layoutId);
          onOpenChange(true);
        }}
        className="grid size-11 place-items-center rounded-m hover:bg-paper-3 lg:hidden"
      >
        <Icon icon={Menu} size={22} />
      </a>
      <Drawer
        label={shellTexts.areas[area.id].label}
        open={open}
        onOpenChange={changeOpen}
        header={
          <Link to="/" aria-label="Jaord">
            <Wordmark height={30} />
          </Link>
        }
      >
        <AreaNavigation area={area} counts={counts} onNavigate={() => onOpenChange(false)} />
      </Drawer>
    </>
  );
});
