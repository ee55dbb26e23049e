import { type ReactNode, type RefObject, Suspense, useRef, useState } from "react";

/**
 * Shows what the server has rendered until the code of a part has arrived, for parts of the first view.
 * React alone would take it away as soon as something changes around it. What waits for code or styles
 * afterwards needs a boundary of its own.
 */
export function KeptMarkup({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className="contents">
      <Suspense fallback={<Copy area={area} />}>{children}</Suspense>
    </div>
  );
}

function Copy({ area }: { area: RefObject<HTMLDivElement | null> }) {
  const [markup] = useState(() => ({ __html: area.current?.innerHTML ?? "" }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own
  return <div inert className="contents" dangerouslySetInnerHTML={markup} />;
}
