import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Mail } from "#app/ui/icons.ts";
import { guestQuery } from "../guest-query.ts";
import type { UnlinkedView } from "../load-guest-list.server.ts";
import { guestListTexts } from "../texts.ts";

const { unlinkedNotice: texts } = guestListTexts;

const list = new Intl.ListFormat("nb", { type: "conjunction" });
const maxNames = 2;

export function UnlinkedNotice({ unlinked }: { unlinked: readonly UnlinkedView[] }) {
  const { length } = unlinked;
  if (length === 0) return null;
  const named = unlinked.slice(0, maxNames).map(({ name }) => `«${name}»`);
  const others = length > maxNames ? [texts.others(length - maxNames)] : [];
  return (
    <div className="flex items-center gap-3 rounded-m bg-messing-tint px-4 py-2 text-14 lg:px-5">
      <Icon icon={Mail} className="max-sm:hidden" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold">{texts.title(length)}</b>{" "}
        {texts.text(list.format([...named, ...others]))}
      </p>
      <Link
        to={guestQuery.href({ vis: "unlinked" })}
        className="inline-flex min-h-11 flex-none items-center font-semibold underline decoration-messing underline-offset-4"
      >
        {texts.link}
      </Link>
    </div>
  );
}
