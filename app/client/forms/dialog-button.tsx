import type { ComponentProps } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { formWithoutScriptId } from "./form-dialog.tsx";

interface DialogButtonProps
  extends Pick<
    ComponentProps<typeof Button>,
    "variant" | "size" | "iconOnly" | "aria-label" | "children" | "className"
  > {
  /** The page that shows the dialog's form, for browsers without script. */
  href: string;
  onOpen: () => void;
}

/** Opens a form in a dialog; without script, on a page. */
export function DialogButton({ href, onOpen, className, ...look }: DialogButtonProps) {
  return (
    <>
      <Button
        {...look}
        type="button"
        onClick={onOpen}
        className={classNames(className, "noscript:hidden")}
      />
      <span className="hidden noscript:contents">
        <ButtonLink {...look} to={`${href}#${formWithoutScriptId}`} />
      </span>
    </>
  );
}
