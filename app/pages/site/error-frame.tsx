import type { ReactNode } from "react";
import { lateComponent } from "#app/ui/late-component.tsx";

// A page that shows none of them does without; an error that comes without a network has its text.
const loadParts = () => import("./error-frame-parts.tsx");
const ErrorHeader = lateComponent(loadParts, (parts) => parts.ErrorHeader);
const ErrorSprig = lateComponent(loadParts, (parts) => parts.ErrorSprig);

interface ErrorFrameProps {
  documentTitle: string;
  number?: string;
  heading: ReactNode;
  children: ReactNode;
}

export function ErrorFrame({ documentTitle, number, heading, children }: ErrorFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${documentTitle} – Jaord`}</title>
      <meta name="robots" content="noindex" />
      <ErrorHeader />
      <main
        id="innhold"
        className="relative flex flex-1 flex-col overflow-hidden pt-7 lg:justify-center lg:py-10"
      >
        <ErrorSprig />
        <div className="wrap relative lg:grid lg:grid-cols-2">
          <div>
            <h1 className="mb-1">
              {number && (
                <span className="block text-[6rem]/none font-[420] tracking-[-0.03em] lining-nums [font-variation-settings:'opsz'_40] lg:text-[11rem]/none">
                  {number}
                </span>
              )}{" "}
              <span className="mt-1 block text-d39">{heading}</span>
            </h1>
            <div className="mt-5 grid gap-5">{children}</div>
          </div>
        </div>
      </main>
    </div>
  );
}
