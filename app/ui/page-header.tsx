import type { ReactNode, Ref } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** Takes the focus when the content that had it is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  details?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function PageHeader({
  title,
  titleRef,
  details,
  actions,
  className = "",
  children,
}: PageHeaderProps) {
  return (
    <header className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3">
        <h1 ref={titleRef} tabIndex={-1} className="min-w-0 text-d31 outline-none">
          {title}
        </h1>
        {details}
      </div>
      {children}
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
