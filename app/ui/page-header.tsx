import type { ReactNode, Ref } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** Takes the focus when the content that had it is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stands beside the title, such as counts. */
  details?: ReactNode;
  /** Links and buttons at the right, the primary one last. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A screen's title with its most used actions; children stand between the two. */
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
        <h1 ref={titleRef} tabIndex={-1} className="min-w-0 text-d31 outline-hidden">
          {title}
        </h1>
        {details}
      </div>
      {children}
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
