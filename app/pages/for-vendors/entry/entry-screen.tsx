import { useState } from "react";
import { useActions } from "#app/client/actions/submit.ts";
import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { LeaveDialog, useUnloadWarning } from "#app/client/forms/leave-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { ConnectionNotice } from "#app/client/live/use-live.tsx";
import { clientTexts } from "#app/client/texts.ts";
import type { ProfileForm } from "#app/features/vendors/profile/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { vendorTopics } from "#app/features/vendors/topics.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { type FormView, ViewSwitch } from "#app/ui/view-switch.tsx";
import { vendorAreaTexts } from "../texts.ts";
import { applyDateAction, applyPictureAction, entryActions } from "./actions.ts";
import { Calendar } from "./calendar.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { EntryFields, fieldLabels } from "./entry-fields.tsx";
import { EntryState, StatusOfEntry } from "./entry-state.tsx";
import type { Entry } from "./load-entry.server.ts";
import { PicturesSection } from "./pictures-section.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { SaveBar } from "./save-bar.tsx";

const { entry: texts } = vendorAreaTexts;
const draftKey = "vendor-entry";

/** The vendor's profile beside what couples see of it. */
export function EntryScreen({ profile, stored, calendar }: Entry) {
  const form = useActionForm<ProfileForm>(entryActions, "save", {
    stored,
    key: draftKey,
    owner: profile.id,
    normalize: (value) => value.trim(),
  });
  const { Form, formProps, isChanged, isSubmitting } = form;
  const { submit, pending } = useActions(entryActions);
  const [view, setView] = useState<FormView>("form");
  const pictures = pending.reduce(applyPictureAction<Entry["profile"]["pictures"][number]>, [
    ...profile.pictures,
  ] as readonly Entry["profile"]["pictures"][number][]);
  const states = pending.reduce(applyDateAction, calendar.states);
  useUnloadWarning(isChanged);

  return (
    <>
      <PageHeader title={texts.title} actions={<StatusOfEntry profile={profile} />} />
      <ConnectionNotice topics={[vendorTopics.vendorProfile]} text={texts.connectionLost} />
      <EntryState profile={profile} isChanged={isChanged} />
      <ViewSwitch {...vendorAreaTexts.entry.view} view={view} onChange={setView} />
      <div
        data-shown={view}
        className="group grid items-start gap-8 lg:grid-cols-[minmax(20rem,31rem)_minmax(0,1fr)]"
      >
        <div className="grid gap-8 max-lg:group-data-[shown=preview]:hidden">
          <Form {...formProps} className="grid gap-5">
            <HiddenFields values={form.hidden} />
            <ErrorSummary errors={form.summary} labels={fieldLabels} />
            <FormNotices
              form={form}
              labels={fieldLabels}
              restoredText={clientTexts.restored.user}
              display={displayValue}
            />
            <EntryFields form={form} />
            <SaveBar isChanged={isChanged} isSubmitting={isSubmitting} onCancel={form.discard} />
          </Form>
          <PicturesSection pictures={pictures} submit={submit} />
          <Calendar {...calendar} states={states} showsDates={profile.showsDates} submit={submit} />
          <DeleteSection />
        </div>
        <PreviewPane
          profile={profile}
          values={form.values}
          pictures={pictures}
          className="max-lg:group-data-[shown=form]:hidden lg:sticky lg:top-20"
        />
      </div>
      <LeaveDialog isChanged={isChanged} onLeave={form.discard} />
    </>
  );
}

function displayValue(field: keyof ProfileForm, value: string): string {
  return field === "category"
    ? (categoryTexts[value as keyof typeof categoryTexts]?.name ?? value)
    : value;
}
