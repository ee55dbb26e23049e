import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { settingsActions } from "./actions.ts";
import { settingsTexts } from "./texts.ts";

const { left, leftSeen } = settingsTexts.partner;

/** On the dashboard and in the settings, until the remaining owner has seen it. */
export function PartnerLeftNotice({ when }: { when: string }) {
  const { pending } = useActions(settingsActions);
  return (
    <Notice
      action={
        <ActionForm
          actions={settingsActions}
          intent="partner-left-seen"
          values={{}}
          action={settingsActions.path}
        >
          <Button size="small" busy={pending.some(({ intent }) => intent === "partner-left-seen")}>
            {leftSeen}
          </Button>
        </ActionForm>
      }
    >
      {left(when)}
    </Notice>
  );
}
