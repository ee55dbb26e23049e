import { texts } from "#app/features/weddings/texts.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { SaveErrorReason } from "./wizard-result.ts";

export function SaveError({ refusal: reason }: { refusal: SaveErrorReason }) {
  const { saving } = texts;
  switch (reason) {
    case "signedOut":
      return (
        <Notice
          tone="error"
          action={
            <a href="/auth" target="_blank" rel="noreferrer" className="link">
              {saving.signIn}
            </a>
          }
        >
          {saving.signedOut}. {saving.signInHint}
        </Notice>
      );
    case "alreadyCreated":
      return (
        <Notice
          action={
            <a href="/admin" className="link">
              {saving.plannerLink}
            </a>
          }
        >
          {saving.alreadyCreated}
        </Notice>
      );
    default:
      return <Notice tone="error">{saving[reason]}</Notice>;
  }
}
