import { Menu } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Drawer } from "#app/ui/drawer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Wordmark } from "#app/ui/logo.tsx";
import type { Attention } from "../attention/attention.ts";
import { plannerTexts } from "../texts.ts";
import { PlannerNavigation } from "./planner-navigation.tsx";
import { preloadScreens } from "./preload-screens.ts";
import { sidebarId } from "./sidebar.tsx";

const { navigation } = plannerTexts;

interface SmallScreenMenuProps {
  attention: Attention;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const SmallScreenMenu = memo(function SmallScreenMenu({
  attention,
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
          preloadScreens();
          onOpenChange(true);
        }}
        className="grid size-11 place-items-center rounded-m hover:bg-paper-3 lg:hidden"
      >
        <Icon icon={Menu} size={22} />
      </a>
      <Drawer
        label={navigation.label}
        open={open}
        onOpenChange={changeOpen}
        header={
          <Link to="/" aria-label="Jaord">
            <Wordmark height={30} />
          </Link>
        }
      >
        <PlannerNavigation attention={attention} onNavigate={() => onOpenChange(false)} />
      </Drawer>
    </>
  );
});
