import type { ReactNode, RefObject, SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { WizardHeader } from "../../components/wizard/wizard-header.tsx";
import type { WeddingDraft } from "../../rules.ts";

export interface FrameProps {
  draft: WeddingDraft;
  title: string;
  lead?: string;
  heading: RefObject<HTMLHeadingElement | null>;
  aside?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The wizard's frame: the proposal is a part of its fourth step. */
export function Frame({ draft, title, lead, heading, aside, footer, children }: FrameProps) {
  const navigate = useNavigate();
  const openStep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    navigate(`/create${new URL(button.formAction).search}`);
  };
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <form onSubmit={openStep} className="contents">
        <WizardHeader step={4} draft={draft} />
      </form>
      <main className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-6 pb-10 lg:gap-7 lg:pt-9 lg:pb-14">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h1 ref={heading} tabIndex={-1} className="text-d39 outline-none">
              {title}
            </h1>
            {lead && <p className="mt-1 max-w-[34em] text-18 text-ink-2">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </main>
      <footer data-foot-bar className="sticky bottom-0 z-10 border-t border-rule bg-paper">
        <div className="wrap flex min-h-18 items-center justify-between gap-x-3 py-3">{footer}</div>
      </footer>
    </div>
  );
}
