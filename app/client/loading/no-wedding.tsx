import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { clientTexts } from "../texts.ts";

const { noWedding } = clientTexts;

interface NoWeddingProps {
  title?: string;
  text: string;
}

/** The page of a user without a wedding. */
export function NoWedding({ title = noWedding.title, text }: NoWeddingProps) {
  return (
    <Sheet>
      <EmptyState
        size="large"
        title={title}
        action={
          <ButtonLink to="/create" variant="primary">
            {noWedding.create}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Sheet>
  );
}
