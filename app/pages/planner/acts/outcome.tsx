import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { plannerTexts } from "../texts.ts";
import type { ActAnswer } from "./act-answer.ts";
import { ActForm } from "./act-form.tsx";

interface OutcomeProps {
  /** Where the way back is sent. */
  to: string;
  answer: ActAnswer | undefined;
}

/** What became of a form that was sent without script; with it, toasts tell. */
export function Outcome({ to, answer }: OutcomeProps) {
  if (!answer) return null;
  const undo = answer.ok ? answer.undo : null;
  return (
    <div role={answer.ok ? "status" : "alert"}>
      <Notice
        tone={answer.ok ? "gran" : "error"}
        action={
          undo && (
            <ActForm to={to} fields={undo}>
              <Button size="small">{plannerTexts.undo}</Button>
            </ActForm>
          )
        }
      >
        {answer.message}
      </Notice>
    </div>
  );
}
