import type { ReactNode, Ref } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** Takes the focus when the content that had it is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Links and buttons at the right, the primary one last. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A screen's title with its most used actions; children stand between the two. */
export function PageHeader({
  title,
  titleRef,
  actions,
  className = "",
  children,
}: PageHeaderProps) {
  return (
    <header className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      <h1 ref={titleRef} tabIndex={-1} className="mr-auto min-w-0 text-d31 outline-hidden">
        {title}
      </h1>
      {children}
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
