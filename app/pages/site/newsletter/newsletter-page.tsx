import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";
import { SiteFooter } from "../site-footer.tsx";
import type { SiteFrame } from "../site-frame.server.ts";
import { SiteHeader } from "../site-header.tsx";
import { Envelope } from "./envelope.tsx";

interface NewsletterPageProps {
  frame: SiteFrame;
  state?: { text: string; isDone: boolean };
  heading: string;
  lead: ReactNode;
  email?: string;
  isStamped?: boolean;
  /** Where the page has a form of its own. */
  withoutBox?: boolean;
  children: ReactNode;
}

export function NewsletterPage(props: NewsletterPageProps) {
  const { frame, state, heading, lead, email, isStamped, withoutBox, children } = props;
  return (
    <>
      <SiteHeader user={frame.user} />
      <main
        id="innhold"
        className="wrap grid gap-10 pt-10 pb-18 sm:grid-cols-[1fr_18.75rem] sm:items-center lg:grid-cols-[35rem_1fr] lg:gap-22 lg:pt-24 lg:pb-34"
      >
        <div className="min-w-0">
          {state && (
            <p
              className={`flex items-center gap-2.5 text-15 font-medium ${state.isDone ? "text-gran" : "text-messing-ink"}`}
            >
              {state.isDone ? (
                <span className="grid size-5 place-items-center rounded-full bg-gran text-on-ink">
                  <Icon icon={Check} size={14} />
                </span>
              ) : (
                <i aria-hidden="true" className="size-2.5 rounded-full bg-messing-fill" />
              )}
              {state.text}
            </p>
          )}
          <h1 className="mt-2 text-[2.5rem]/11 font-[360] tracking-[-0.024em] lg:mt-3.5 lg:text-[3.8125rem]/16">
            {heading}
          </h1>
          <p className="mt-3 text-18 text-pretty text-ink-2 lg:mt-4.5">{lead}</p>
          {children}
        </div>
        <Envelope {...(email && { email })} {...(isStamped && { isStamped })} />
      </main>
      <SiteFooter contact={frame.contact} newsletter={withoutBox ? null : "field"} />
    </>
  );
}
