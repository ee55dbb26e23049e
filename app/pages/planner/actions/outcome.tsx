import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { plannerTexts } from "../texts.ts";
import { ActionForm } from "./action-form.tsx";
import type { ActionResult } from "./action-result.ts";

interface OutcomeProps {
  /** Where the way back is sent. */
  url: string;
  result: ActionResult | undefined;
}

/** What became of a form that was sent without script; with it, toasts tell. */
export function Outcome({ url, result }: OutcomeProps) {
  if (!result) return null;
  const undo = result.ok ? result.undo : null;
  return (
    <div role={result.ok ? "status" : "alert"}>
      <Notice
        tone={result.ok ? "gran" : "error"}
        action={
          undo && (
            <ActionForm url={url} fields={undo}>
              <Button size="small">{plannerTexts.undo}</Button>
            </ActionForm>
          )
        }
      >
        {result.message}
      </Notice>
    </div>
  );
}
