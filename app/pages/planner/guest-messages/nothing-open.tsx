import type { Ref } from "react";
import { PaleSprig } from "#app/ui/art/sprig.tsx";
import { BackLink } from "./back-link.tsx";
import { inboxTexts as texts } from "./texts.ts";
import type { View } from "./view.ts";

interface NothingOpenProps {
  view: View;
  heading: Ref<HTMLHeadingElement>;
}

/** In the message's place: it is not there any more, or there is none to open. */
export function NothingOpen({ view, heading }: NothingOpenProps) {
  if (!view.message) return <div className="bg-paper-2 max-lg:hidden" />;
  return (
    <div>
      <BackLink view={view} />
      <div className="grid justify-items-center gap-1.5 rounded-l px-6 py-20 text-center max-lg:border max-lg:border-rule max-lg:bg-sheet">
        <PaleSprig className="max-w-full" />
        <h2 ref={heading} tabIndex={-1} className="mt-1.5 text-d20 outline-hidden">
          {texts.gone}
        </h2>
        <p className="text-14 text-muted">{texts.goneHint}</p>
      </div>
    </div>
  );
}
