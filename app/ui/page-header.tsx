import type { ReactNode, Ref } from "react";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { ChevronLeft } from "./icons.ts";

interface PageHeaderProps {
  title: ReactNode;
  /** Takes the focus when the content that had it is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  details?: ReactNode;
  actions?: ReactNode;
  /** Makes it the header of a page below another one. */
  back?: { to: string; label: string };
  className?: string;
  children?: ReactNode;
}

export function PageHeader({
  title,
  titleRef,
  details,
  actions,
  back,
  className = "",
  children,
}: PageHeaderProps) {
  const heading = (
    <h1 ref={titleRef} tabIndex={-1} className="min-w-0 text-d31 outline-none">
      {title}
    </h1>
  );
  return (
    <header className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3">
        {back ? (
          <div className="flex min-w-0 items-center gap-2">
            <ButtonLink
              to={back.to}
              variant="quiet"
              iconOnly
              aria-label={back.label}
              className="-ml-2.5"
            >
              <Icon icon={ChevronLeft} />
            </ButtonLink>
            {heading}
          </div>
        ) : (
          heading
        )}
        {details}
      </div>
      {children}
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
