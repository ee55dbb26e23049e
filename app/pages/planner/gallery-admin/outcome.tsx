import { Notice } from "#app/ui/notice.tsx";
import { ActButton } from "./act-button.tsx";
import type { CurateAnswer } from "./curate-answer.ts";
import { galleryAdminTexts } from "./texts.ts";

const { done } = galleryAdminTexts;

/** What became of a form that was sent without script; with it, toasts tell. */
export function Outcome({ answer }: { answer: CurateAnswer | undefined }) {
  if (!answer) return null;
  const undo = answer.ok ? answer.undo : null;
  return (
    <div role="status">
      <Notice
        tone={answer.ok ? "gran" : "fault"}
        action={
          undo && (
            <ActButton fields={undo} size="small">
              {done.undo}
            </ActButton>
          )
        }
      >
        {answer.message}
      </Notice>
    </div>
  );
}
