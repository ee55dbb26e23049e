import { CopyLink } from "#app/client/copy-link.tsx";
import { shareSection } from "#app/features/weddings/rules.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { answerAdminTexts as texts } from "./texts.ts";

export function NoAnswers({ weddingPath }: { weddingPath: string }) {
  return (
    <EmptyState
      title={texts.empty}
      action={<CopyLink path={weddingPath} fallback={shareSection.path} />}
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
