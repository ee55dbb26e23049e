import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

interface SwitchProps extends Omit<ComponentProps<"button">, "children"> {
  id: string;
  checked: boolean;
  label: string;
  hint: string;
}

/** A submit button with role switch, which needs the name and value that its form sends. */
export function Switch({ id, checked: on, label, hint, className, ...button }: SwitchProps) {
  return (
    <div className={classNames("flex items-center gap-4", className)}>
      <label htmlFor={id} className="grid min-w-0 flex-1 gap-0.5 lg:order-2">
        <span className="text-15 font-medium">{label}</span>
        <span id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </span>
      </label>
      <button
        {...button}
        id={id}
        type={button.type ?? "submit"}
        role="switch"
        aria-checked={on}
        aria-describedby={`${id}-hint`}
        aria-label={label}
        className="group grid min-h-control min-w-control flex-none place-items-center rounded-m"
      >
        <span className="flex h-6 w-11 items-center rounded-full border border-edge bg-sheet px-1 transition-colors group-aria-checked:border-gran group-aria-checked:bg-gran-tint">
          <span className="size-4 rounded-full border border-edge transition-transform group-aria-checked:translate-x-4.5 group-aria-checked:border-gran group-aria-checked:bg-gran forced-colors:group-aria-checked:bg-[Highlight]" />
        </span>
      </button>
    </div>
  );
}
