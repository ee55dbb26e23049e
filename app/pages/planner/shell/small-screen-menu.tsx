import { Menu } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Drawer } from "#app/ui/drawer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Wordmark } from "#app/ui/logo.tsx";
import { plannerTexts } from "../texts.ts";
import { PlannerNavigation } from "./planner-navigation.tsx";

const { navigation } = plannerTexts;

/** The sidebar's id: before JavaScript a link to it shows the sidebar as a drawer. */
export const sidebarId = "meny";

/** Opens the navigation as a drawer where the sidebar has no room. */
export function SmallScreenMenu() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);

  const change = (next: boolean) => {
    setOpen(next);
    if (!next) opener.current?.focus();
  };

  useEffect(() => {
    if (location.hash !== `#${sidebarId}`) return;
    location.hash = "";
    setOpen(true);
  }, []);

  return (
    <>
      <a
        ref={opener}
        href={`#${sidebarId}`}
        aria-label={navigation.open}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="grid size-11 place-items-center rounded-m hover:bg-paper-3 lg:hidden"
      >
        <Icon of={Menu} size={22} />
      </a>
      <Drawer
        label={navigation.label}
        open={open}
        onOpenChange={change}
        header={
          <Link to="/" aria-label="Jaord">
            <Wordmark height={30} />
          </Link>
        }
      >
        <PlannerNavigation onChoose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
