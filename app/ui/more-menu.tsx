import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Ellipsis } from "./icons.ts";
import { Menu } from "./menu.tsx";

type ButtonLook = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className">;

interface MoreMenuProps extends ButtonLook {
  /** Names what the choices are for. */
  label: string;
  header?: ReactNode;
  children: ReactNode;
}

/** A menu behind three dots. */
export function MoreMenu({ label, header, children, ...look }: MoreMenuProps) {
  return (
    <Menu
      header={header}
      trigger={
        <Button type="button" iconOnly aria-label={label} {...look}>
          <Icon icon={Ellipsis} size={look.size === "small" ? 18 : 20} />
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
