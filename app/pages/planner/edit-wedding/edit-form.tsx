import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form, useNavigation } from "react-router";
import { LeaveDialog } from "#app/client/forms/leave-dialog.tsx";
import { useUnloadWarning } from "#app/client/forms/use-unload-warning.ts";
import { useLive } from "#app/client/live/use-live.ts";
import { useImageUpload } from "#app/client/upload/use-image-upload.ts";
import { fieldLabels } from "#app/features/weddings/texts.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { dismiss } from "#app/ui/toast-queue.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { clearDraft } from "../kept-forms.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { EditFields } from "./edit-fields.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { PreviewSwitch } from "./preview-switch.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { EditResult } from "./save-edit.server.ts";
import { editTexts } from "./texts.ts";
import { useEdit } from "./use-edit.ts";

interface EditFormProps {
  stored: Parameters<typeof useEdit>[0];
  result: EditResult | undefined;
}

/** The wedding's fields, and beside them the page they make. */
export function EditForm({ stored, result }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const edit = useEdit(stored, result, form);
  const upload = useImageUpload((id) => edit.change("heroImage", id));
  const [shown, setShown] = useState<"form" | "preview">("form");
  const [focused, setFocused] = useState("");
  const toast = useToast();
  const saving = useNavigation().formAction === "/edit-wedding";
  const uploading = upload.phase.kind === "running";
  const isChanged = edit.isChanged || uploading;
  const errors = result?.errors;
  useLive("wedding");
  useUnloadWarning(isChanged);

  useEffect(() => {
    if (!errors?.formError) return;
    const onPress = () => form.current?.requestSubmit();
    const shown = toast({
      title: errors.formError,
      tone: "error",
      action: { label: editTexts.retry, onPress },
    });
    return () => dismiss(shown);
  }, [errors, toast]);

  const wasRefused = edit.conflict !== null && result?.stored?.version === edit.version;
  useEffect(() => {
    if (wasRefused) reveal(notice.current);
  }, [wasRefused]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const hasConflicts = Boolean(edit.conflict?.conflicts.length);
    if (hasConflicts || uploading) event.preventDefault();
    if (!hasConflicts) return;
    flushSync(() => setShown("form"));
    reveal(notice.current);
  };

  return (
    <>
      <h1 className="text-d31">{editTexts.title}</h1>
      <PreviewSwitch shown={shown} onChange={setShown} />
      <div
        data-shown={shown}
        className="group grid items-start gap-8 lg:grid-cols-[minmax(20rem,31rem)_minmax(0,1fr)]"
      >
        <Form
          ref={form}
          method="post"
          noValidate
          onSubmit={onSubmit}
          onFocus={({ target }) => setFocused(target.getAttribute("name") ?? focused)}
          className="grid gap-6 [&_textarea]:field-sizing-content [&_textarea]:max-h-128 [&_textarea]:min-h-25 **:scroll-mt-20 **:scroll-mb-24 max-lg:group-data-[shown=preview]:hidden"
        >
          <input type="hidden" name="version" value={edit.version} readOnly />
          <ErrorSummary errors={errors} labels={fieldLabels(edit.fields.partners)} />
          <ConflictNotice edit={edit} isRefused={result?.stored !== undefined} ref={notice} />
          <EditFields edit={edit} upload={upload} errors={errors?.fieldErrors ?? {}} />
          <SaveBar isChanged={isChanged} saving={saving} uploading={uploading} />
        </Form>
        <PreviewPane
          fields={edit.fields}
          focused={focused}
          className="max-lg:group-data-[shown=form]:hidden"
        />
      </div>
      <LeaveDialog isChanged={isChanged} onLeave={() => clearDraft("edit-wedding")} />
    </>
  );
}

function reveal(notice: HTMLElement | null): void {
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: "center" });
}
