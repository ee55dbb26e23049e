import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight } from "#app/ui/icons.ts";
import { marketTexts } from "../texts.ts";
import type { PagerView } from "./pager-view.ts";

const texts = marketTexts.pages;

export function Pager({ pager }: { pager: PagerView }) {
  if (!pager.previous && !pager.next) return null;
  return (
    <nav
      aria-label={texts.label}
      className="mt-12 flex items-center justify-between border-t border-rule-2 pt-3"
    >
      <StepLink href={pager.previous} rel="prev">
        <Icon icon={ChevronLeft} size={18} />
        {texts.previous}
      </StepLink>
      <ol className="flex gap-0.5">
        {pager.pages.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <li key={index} className={link?.page === pager.page ? "" : "max-[24rem]:hidden"}>
            {link ? (
              <a
                href={link.href}
                aria-current={link.page === pager.page ? "page" : undefined}
                className="relative grid h-11 w-10 place-items-center text-15 font-medium text-ink-2 tabular-nums hover:text-berry aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:bottom-px aria-[current=page]:after:size-1.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-berry"
              >
                {link.page}
              </a>
            ) : (
              <span aria-hidden="true" className="grid h-11 w-6 place-items-center text-muted">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <StepLink href={pager.next} rel="next">
        {texts.next}
        <Icon icon={ChevronRight} size={18} />
      </StepLink>
    </nav>
  );
}

interface StepLinkProps {
  href: string | null;
  rel: string;
  children: ReactNode;
}

function StepLink({ href, rel, children }: StepLinkProps) {
  const classes = "inline-flex min-h-11 items-center gap-2 px-1 text-15 font-semibold";
  if (!href) return <span className={`${classes} text-muted`}>{children}</span>;
  return (
    <a href={href} rel={rel} className={`${classes} hover:text-berry`}>
      {children}
    </a>
  );
}
