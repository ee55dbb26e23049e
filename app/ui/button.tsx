import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonStyle {
  /** A screen has at most one primary button. */
  variant?: "primary" | "secondary" | "ink" | "quiet" | "danger" | "danger-filled";
  size?: "medium" | "large" | "small";
  /** Needs an aria-label. */
  iconOnly?: boolean;
}

const variants = {
  primary: "border-transparent bg-berry text-on-berry hover:bg-berry-hover active:bg-berry-press",
  secondary: "border-edge bg-sheet text-ink hover:border-ink hover:bg-paper-2 active:bg-paper-3",
  ink: "border-transparent bg-ink text-on-ink hover:bg-ink-2",
  quiet: "border-transparent text-ink hover:bg-paper-3",
  danger: "border-error bg-sheet text-error hover:bg-error-tint",
  "danger-filled": "border-transparent bg-error text-on-berry hover:bg-error-hover",
};

const heights = {
  medium: "min-h-control text-15",
  large: "min-h-13 text-16",
  small: "min-h-control-s text-14",
};

const paddings = { medium: "px-4", large: "px-6", small: "px-3" };
const squares = { medium: "w-control", large: "w-13", small: "w-control-s" };

function buttonClasses(
  { variant = "secondary", size = "medium", iconOnly }: ButtonStyle,
  className?: string,
) {
  return classNames(
    "rounded-m border py-1 text-center font-semibold transition-colors",
    "disabled:bg-paper-3 disabled:border-transparent disabled:text-muted disabled:cursor-not-allowed",
    variants[variant],
    heights[size],
    iconOnly ? squares[size] : variant === "quiet" ? "px-2.5" : paddings[size],
    className,
  );
}

/** Both labels share a grid cell, so that the wider one sets the size. */
const stackedClasses = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";

interface ButtonProps extends ButtonStyle, ComponentProps<"button"> {
  /** Ignores clicks and keeps the button's size. */
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  iconOnly,
  busy = false,
  busyLabel,
  type = "submit",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      className={buttonClasses(
        { variant, size, iconOnly },
        classNames("inline-grid place-content-center", busy && "cursor-progress", className),
      )}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={classNames(stackedClasses, busy && (busyLabel ? "invisible" : "opacity-0"))}>
        {children}
      </span>
      {(busy || busyLabel) && (
        <span className={classNames(stackedClasses, !busy && "invisible")}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  );
}

interface ButtonLinkProps extends ButtonStyle, ComponentProps<typeof Link> {}

export function ButtonLink({ variant, size, iconOnly, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={buttonClasses(
        { variant, size, iconOnly },
        classNames("inline-flex items-center justify-center gap-2", className),
      )}
    />
  );
}
