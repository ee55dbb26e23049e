import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronDown } from "#app/ui/icons.ts";

interface SelectBlankProps extends ComponentProps<"select"> {
  label: string;
}

/** A blank of the sentence that is chosen from a list. */
export function SelectBlank({ label, children, ...select }: SelectBlankProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        {...select}
        aria-label={label}
        className="field-sizing-content h-11 max-w-full appearance-none truncate rounded-t-m border-b-[1.5px] border-ink bg-paper-2 pr-9 pl-3 font-text text-16 font-semibold focus-visible:-outline-offset-1"
      >
        {children}
      </select>
      <Icon
        icon={ChevronDown}
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  );
}
