import type { ReactNode } from "react";
import { Sheet } from "#app/ui/sheet.tsx";
import { SiteFooter } from "../site-footer.tsx";
import type { SiteFrame } from "../site-frame.server.ts";
import { SiteHeader } from "../site-header.tsx";

export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  frame: SiteFrame;
  title: string;
  lead: string;
  changed: string;
  summary: string[];
  sections: LegalSection[];
}

export function LegalPage({ frame, title, lead, changed, summary, sections }: LegalPageProps) {
  return (
    <>
      <SiteHeader user={frame.user} />
      <main id="innhold" className="wrap pt-10 pb-20 lg:pt-16 lg:pb-28">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-end">
          <div>
            <h1 className="text-d49">{title}</h1>
            <p className="mt-4 max-w-[34em] text-18 text-pretty text-ink-2">{lead}</p>
          </div>
          <p className="text-14 text-muted lg:text-right">Sist endret {changed}</p>
        </div>
        <Sheet doubleFrame className="mt-10 px-7 py-8 lg:mt-12 lg:px-12 lg:py-11">
          <h2 className="text-d25">Kort fortalt</h2>
          <ul className="mt-5 grid gap-x-12 gap-y-4 lg:grid-cols-2">
            {summary.map((sentence) => (
              <li key={sentence} className="relative pl-5 text-16 text-pretty">
                <span
                  aria-hidden="true"
                  className="absolute top-2.25 left-0 size-[7px] rounded-full bg-berry"
                />
                {sentence}
              </li>
            ))}
          </ul>
        </Sheet>
        <div className="mt-14 grid gap-x-16 lg:mt-20 lg:grid-cols-[15rem_minmax(0,44rem)]">
          <nav aria-label="Innhold" className="max-lg:hidden">
            <ul className="sticky top-28 border-l border-rule">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="-ml-px block border-l border-transparent py-1.5 pl-4 text-15 text-ink-2 transition-colors hover:border-berry hover:text-berry"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-12 lg:gap-16">
            {sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-tittel`}>
                <h2 id={`${section.id}-tittel`} className="border-b border-rule pb-3 text-d31">
                  {section.title}
                </h2>
                <div className="mt-5 grid gap-4 text-16 text-pretty text-ink-2 lg:text-18">
                  {section.content}
                </div>
              </section>
            ))}
          </div>
        </div>
      </main>
      <SiteFooter contact={frame.contact} />
    </>
  );
}
