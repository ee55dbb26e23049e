import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { plannerTexts } from "../texts.ts";

const addresses = { wishlist: "/wishlist-admin", gallery: "/gallery-admin" };

/** A tab whose contents have a page of their own. */
export function Elsewhere({ tab }: { tab: keyof typeof addresses }) {
  const { title, text, action } = plannerTexts.elsewhere[tab];
  return (
    <Sheet>
      <EmptyState
        title={title}
        action={<ButtonLink to={addresses[tab]}>{action}</ButtonLink>}
        className="min-h-80"
      >
        {text}
      </EmptyState>
    </Sheet>
  );
}
