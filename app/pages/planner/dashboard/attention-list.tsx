import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { attentionKinds, attentionPlaces } from "../attention/attention.ts";
import { useSharedAttention } from "../attention/use-attention.ts";
import { plannerTexts } from "../texts.ts";

const { attention: texts } = plannerTexts;

/** What the couple should look at now, each a way to it. */
export function AttentionList() {
  const { attention } = useSharedAttention();
  const waiting = attentionKinds.filter((kind) => attention[kind] > 0);
  return (
    <Sheet title={texts.title}>
      {waiting.length === 0 ? (
        <p className="px-4 py-5 text-15 text-muted lg:px-6">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-rule">
          {waiting.map((kind) => (
            <li key={kind}>
              <Link
                to={attentionPlaces[kind].to}
                className="flex min-h-15 items-center gap-3.5 px-4 py-2 transition-colors last:rounded-b-l hover:bg-paper focus-visible:-outline-offset-2 lg:px-6"
              >
                <Icon of={attentionPlaces[kind].icon} className="text-ink-2" />
                <span className="grid min-w-0 flex-1">
                  <b className="text-15 font-semibold">{texts[kind].title(attention[kind])}</b>
                  <span className="text-13 text-muted">{texts[kind].hint}</span>
                </span>
                <Icon of={ChevronRight} size={18} className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
