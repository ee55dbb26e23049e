import { useEffect, useRef, useState } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { useBlankForm } from "#app/client/forms/use-blank-form.ts";
import { clientTexts } from "#app/client/texts.ts";
import { FileHint } from "#app/client/upload/image-field.tsx";
import { prepareImage } from "#app/client/upload/prepare-image.ts";
import { uploadImage } from "#app/client/upload/upload-file.ts";
import { maxDisplayNameLength } from "#app/features/accounts/rules.ts";
import { uploadPath } from "#app/features/pictures/rules.ts";
import { cleanLine } from "#app/platform/http/clean-text.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { settingsActions } from "./actions.ts";
import { Section } from "./section.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.profile;
const labels = { displayName: texts.displayName };

interface ProfileSectionProps {
  accountId: string;
  stored: { values: { displayName: string }; version: number };
  email: string;
  picture: string | null;
}

export function ProfileSection({ accountId, stored, email, picture }: ProfileSectionProps) {
  const form = useActionForm(settingsActions, "profile", {
    stored,
    key: "profile",
    owner: accountId,
    normalize: cleanLine,
  });
  const { Form, formProps, field, hidden, summary, isSubmitting } = form;
  return (
    <Section id="profil" title={texts.title} lead={texts.lead}>
      <AvatarForm name={stored.values.displayName || email} picture={picture} />
      <Form {...formProps} className="grid gap-4">
        <HiddenFields values={hidden} />
        <ErrorSummary errors={summary} labels={labels} />
        <FormNotices form={form} labels={labels} restoredText={clientTexts.restored.user} />
        <TextField
          {...field("displayName")}
          label={texts.displayName}
          autoComplete="name"
          maxLength={maxDisplayNameLength}
        />
        <Button variant="primary" busy={isSubmitting} className="justify-self-start">
          {texts.submit}
        </Button>
      </Form>
    </Section>
  );
}

interface AvatarFormProps {
  name: string;
  picture: string | null;
}

function AvatarForm({ name, picture }: AvatarFormProps) {
  const { Form, formProps, submitting, errors, submit } = useBlankForm(settingsActions, "avatar");
  const { pending } = useActions(settingsActions);
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [uploadError, setUploadError] = useState<string | null>(null);
  const error = uploadError ?? errors?.fieldErrors.avatar ?? errors?.formError;

  const submitFile = async (chosen: HTMLInputElement) => {
    const [file] = chosen.files ?? [];
    if (!file) return;
    const prepared = await prepareImage(file);
    if (chosen.files?.[0] !== file) return;
    // Choosing the same file again must count as a change.
    chosen.value = "";
    upload.current?.abort();
    if (!prepared.ok) return setUploadError(clientTexts.upload.errors[prepared.reason]);
    upload.current = new AbortController();
    const { signal } = upload.current;
    setUploading(true);
    const options = { onProgress: () => undefined, signal };
    const uploaded = await uploadImage(prepared.image, uploadPath("avatar"), options);
    if (signal.aborted) return;
    setUploading(false);
    setUploadError(uploaded.ok ? null : uploaded.error);
    if (uploaded.ok) submit({ intent: "avatar", avatar: uploaded.id }, formProps);
  };

  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (input.current) void submitFile(input.current);
  }, []);

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} src={picture} size="large" />
        <Form {...formProps} encType="multipart/form-data" className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="avatar" />
          <label className="relative grid min-h-control cursor-pointer place-content-center rounded-m border border-edge bg-sheet px-4 text-15 font-semibold transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink hover:border-ink hover:bg-paper-2 noscript:place-content-start noscript:py-2">
            <span aria-hidden="true">{picture ? texts.changePicture : texts.choosePicture}</span>
            <input
              ref={input}
              type="file"
              name="avatar"
              id="avatar"
              accept="image/png,image/jpeg,image/webp"
              aria-label={picture ? texts.changePicture : texts.choosePicture}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "avatar-rule avatar-error" : "avatar-rule"}
              aria-disabled={isUploading || submitting !== null || undefined}
              className="absolute inset-0 w-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
              onChange={({ currentTarget }) => void submitFile(currentTarget)}
            />
          </label>
          <span className="hidden noscript:block">
            <Button>{texts.sendPicture}</Button>
          </span>
        </Form>
        {picture && (
          <ActionForm actions={settingsActions} intent="avatar-remove" values={{}}>
            <Button
              variant="quiet"
              busy={pending.some(({ intent }) => intent === "avatar-remove")}
              aria-label={texts.removePictureLabel}
            >
              {texts.removePicture}
            </Button>
          </ActionForm>
        )}
      </div>
      <p id="avatar-rule" className="text-13 text-muted">
        <FileHint />
      </p>
      <div role="alert" className="empty:hidden">
        {error && <FieldError id="avatar-error">{error}</FieldError>}
      </div>
    </div>
  );
}
