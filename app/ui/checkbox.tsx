import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Check } from "./icons.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  const id = input.id ?? input.name;
  return (
    <label className={classNames("flex min-h-control items-center gap-2.5 lg:min-h-8", className)}>
      <span className="relative grid flex-none">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="peer size-6 appearance-none rounded-s border border-edge bg-sheet checked:border-ink checked:bg-ink lg:size-5 forced-colors:appearance-auto"
        />
        <Icon
          icon={Check}
          size={16}
          className="stroke-[2.2] pointer-events-none absolute inset-0 m-auto text-on-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span>
        <span className="block text-15">{label}</span>
        {hint && <span className="block text-13 text-muted">{hint}</span>}
      </span>
    </label>
  );
}
