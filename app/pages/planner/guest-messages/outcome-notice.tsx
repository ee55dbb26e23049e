import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Outcome } from "./change.ts";
import { ChangeFields } from "./change-fields.tsx";
import { inboxTexts as texts } from "./texts.ts";

/** What came of a change that was sent before the page's script ran. */
export function OutcomeNotice({ outcome: { intent, id, ok } }: { outcome: Outcome }) {
  return (
    <div role={ok ? "status" : "alert"}>
      <Notice
        tone={ok ? "gran" : "fault"}
        action={
          ok &&
          intent === "hide" && (
            <Form method="post">
              <ChangeFields intent="show" id={id} />
              <Button size="small">{texts.undo}</Button>
            </Form>
          )
        }
      >
        {ok ? texts.done[intent] : texts.notDone[intent]}
      </Notice>
    </div>
  );
}
