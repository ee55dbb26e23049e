import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { inboxTexts } from "./texts.ts";
import { hrefOf, type View } from "./view.ts";

/** From the message's own page to the list, on phones. */
export function BackLink({ view }: { view: View }) {
  return (
    <Link
      to={hrefOf({ ...view, message: null })}
      className="mb-2.5 -ml-1.5 inline-flex min-h-11 items-center gap-2 rounded-m pr-3 text-15 font-semibold lg:hidden"
    >
      <Icon icon={ChevronLeft} />
      {inboxTexts.back}
    </Link>
  );
}
