import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { plannerTexts } from "../texts.ts";

const { noWedding } = plannerTexts;

export function NoWedding() {
  return (
    <Sheet>
      <EmptyState
        size="large"
        title={noWedding.title}
        action={
          <ButtonLink to="/create" variant="primary" size="large" className="px-7">
            {noWedding.create}
          </ButtonLink>
        }
      >
        {noWedding.lead}
      </EmptyState>
      <ul className="grid divide-rule border-t border-rule max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {noWedding.promises.map(({ title, text }) => (
          <li key={title} className="px-6 py-5">
            <p className="font-display text-d20">{title}</p>
            <p className="text-14 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
