import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { Check } from "./icons.ts";

interface RadioGroupProps {
  /** Error summaries link to it. */
  name: string;
  legend: ReactNode;
  /** The legend remains for screen readers. */
  legendHidden?: boolean;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function RadioGroup({
  name,
  legend,
  legendHidden,
  error,
  className,
  children,
}: RadioGroupProps) {
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? `${name}-error` : undefined}
      className="min-w-0 outline-offset-4"
    >
      <legend className={legendHidden ? "sr-only" : "mb-1.5 text-14 font-semibold"}>
        {legend}
      </legend>
      <div className={className ?? "flex flex-wrap gap-x-6 gap-y-1"}>{children}</div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface RadioProps extends Omit<ComponentProps<"input">, "type"> {
  name: string;
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function Radio({ label, hint, className, ...input }: RadioProps) {
  return (
    <label className={classNames("flex min-h-control items-center gap-2.5 lg:min-h-8", className)}>
      <input
        {...input}
        type="radio"
        className="size-5 flex-none appearance-none rounded-full border border-edge bg-sheet checked:border-ink checked:bg-[radial-gradient(circle,var(--color-berry)_5px,transparent_5.5px)] forced-colors:appearance-auto"
      />
      <span>
        <span className="block text-15">{label}</span>
        {hint && <span className="block text-13 text-muted">{hint}</span>}
      </span>
    </label>
  );
}

interface RadioCardProps extends RadioProps {
  picture?: ReactNode;
  pictureAt?: "top" | "left";
  aside?: ReactNode;
}

export function RadioCard({
  label,
  hint,
  picture,
  pictureAt = "top",
  aside,
  className,
  ...input
}: RadioCardProps) {
  return (
    <label
      className={classNames(
        "group relative block overflow-hidden rounded-l border border-rule-2 bg-sheet transition-colors hover:border-ink",
        "has-checked:border-ink has-checked:ring has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink",
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="peer absolute inset-0 appearance-none outline-none"
      />
      {picture && pictureAt === "top" && (
        <span className="block border-b border-rule">{picture}</span>
      )}
      <span className="flex items-center gap-3.5 px-4 py-3">
        {pictureAt === "left" && picture}
        <span className="grid flex-1">
          <span className="font-display text-d20">{label}</span>
          {hint && <span className="text-14 text-muted">{hint}</span>}
        </span>
        {aside}
        <span className="grid size-6 flex-none place-items-center rounded-full border border-edge text-on-ink group-has-checked:border-ink group-has-checked:bg-ink">
          <Icon
            icon={Check}
            size={14}
            className="stroke-[2.2] opacity-0 group-has-checked:opacity-100"
          />
        </span>
      </span>
    </label>
  );
}
