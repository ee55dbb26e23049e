import { useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/ui/dialog.tsx";
import { vendorAreaTexts } from "../texts.ts";
import { entryActions } from "./actions.ts";

const { remove: texts } = vendorAreaTexts;

export function DeleteSection() {
  const [send, setSend] = useState<(() => void) | null>(null);
  return (
    <section aria-labelledby="slett" className="grid gap-3 border-t border-rule pt-7">
      <h2 id="slett" className="text-d20">
        {texts.title}
      </h2>
      <p className="text-14 text-pretty text-muted">{texts.lead}</p>
      <ActionForm
        actions={entryActions}
        intent="delete"
        values={{}}
        ask={(submit) => setSend(() => submit)}
      >
        <Button variant="danger">{texts.button}</Button>
      </ActionForm>
      <Dialog
        title={texts.question}
        description={texts.text}
        open={send !== null}
        onOpenChange={(open) => !open && setSend(null)}
      >
        <div className="h-4" />
        <DialogFooter>
          <Button type="button" onClick={() => setSend(null)}>
            {texts.cancel}
          </Button>
          <Button
            type="button"
            variant="danger-filled"
            onClick={() => {
              send?.();
              setSend(null);
            }}
          >
            {texts.confirm}
          </Button>
        </DialogFooter>
      </Dialog>
    </section>
  );
}
