import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { LeaveDialog, useUnloadWarning } from "#app/client/forms/leave-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { useLive } from "#app/client/live/use-live.tsx";
import { useImageUpload } from "#app/client/upload/use-image-upload.ts";
import { uploadPath } from "#app/features/pictures/rules.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Status } from "#app/ui/status.tsx";
import { type FormView, ViewSwitch } from "#app/ui/view-switch.tsx";
import {
  type DraftField,
  isDate,
  normaliseWeddingField,
  pairingOf,
  themeOf,
  themes,
  type WeddingDraft,
} from "../rules.ts";
import { fieldLabels, texts } from "../texts.ts";
import { weddingTopics } from "../topics.ts";
import { editActions } from "./actions.ts";
import { EditFields } from "./edit-fields.tsx";
import { PreviewPane } from "./late-parts.ts";
import { editTexts } from "./texts.ts";

export const editDraftKey = "edit-wedding";

const { preview } = editTexts;
const viewTexts = {
  label: preview.viewLabel,
  labels: { form: preview.edit, preview: preview.show },
};

interface EditFormProps {
  weddingId: string;
  stored: { values: WeddingDraft; version: number };
}

export function EditForm({ weddingId, stored }: EditFormProps) {
  const form = useActionForm<WeddingDraft>(editActions, "save", {
    stored,
    key: editDraftKey,
    owner: weddingId,
    normalize: normaliseWeddingField,
  });
  const { Form, formProps, values, conflicts, isSubmitting } = form;
  const upload = useImageUpload(uploadPath("hero"), (heroImage) => form.change({ heroImage }));
  const [view, setView] = useState<FormView>("form");
  const [focused, setFocused] = useState("");
  const isUploading = upload.phase.kind === "running";
  const isChanged = form.isChanged || isUploading;
  const labels = fieldLabels(values.partners);
  useLive(weddingTopics.wedding);
  useUnloadWarning(isChanged);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isUploading) event.preventDefault();
    if (conflicts.length > 0) flushSync(() => setView("form"));
    formProps.onSubmit(event);
  };

  return (
    <>
      <h1 className="text-d31">{editTexts.title}</h1>
      <ViewSwitch {...viewTexts} view={view} onChange={setView} />
      <div
        data-shown={view}
        className="group grid items-start gap-8 lg:grid-cols-[minmax(20rem,31rem)_minmax(0,1fr)]"
      >
        <Form
          {...formProps}
          onSubmit={onSubmit}
          onFocus={({ target }) => setFocused(target.getAttribute("name") ?? focused)}
          className="grid gap-6 [&_textarea]:field-sizing-content [&_textarea]:max-h-128 [&_textarea]:min-h-25 max-lg:group-data-[shown=preview]:hidden"
        >
          <HiddenFields values={form.hidden} />
          <ErrorSummary errors={form.summary} labels={labels} />
          <FormNotices form={form} labels={labels} display={displayValue} />
          <EditFields form={form} upload={upload} />
          <SaveBar isChanged={isChanged} isSubmitting={isSubmitting} isUploading={isUploading} />
        </Form>
        <PreviewPane
          fields={values}
          focused={focused}
          className="max-lg:group-data-[shown=form]:hidden"
        />
      </div>
      <LeaveDialog isChanged={isChanged} onLeave={form.discard} />
    </>
  );
}

function displayValue(field: DraftField, value: string): string {
  switch (field) {
    case "partners":
      return texts.partners[pairingOf(value)].name;
    case "weddingDate":
      return isDate(value) ? formatDate(value) : value;
    case "selectedTheme":
      return themes[themeOf({ selectedTheme: value })].name;
    case "heroImage":
      return value && editTexts.otherPicture;
    default:
      return value;
  }
}

interface SaveBarProps {
  isChanged: boolean;
  isSubmitting: boolean;
  isUploading: boolean;
}

function SaveBar({ isChanged, isSubmitting, isUploading }: SaveBarProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 -mb-10 flex flex-wrap items-center justify-end gap-2 border-t border-rule bg-paper px-4 py-3 lg:-mx-1 lg:-mb-12 lg:px-1"
    >
      <p
        role="status"
        className={classNames(
          "mr-auto noscript:hidden",
          isUploading ? "max-sm:basis-full" : "max-sm:sr-only",
        )}
      >
        {isChanged ? (
          <Status kind="waiting">
            {isUploading ? editTexts.uploadPending : editTexts.unsaved}
          </Status>
        ) : (
          <Status kind="coming">{editTexts.allSaved}</Status>
        )}
      </p>
      <ButtonLink to="/admin" variant="quiet">
        {editTexts.cancel}
      </ButtonLink>
      <Button variant="primary" busy={isSubmitting || isUploading} className="max-sm:flex-1">
        {editTexts.save}
      </Button>
    </div>
  );
}
