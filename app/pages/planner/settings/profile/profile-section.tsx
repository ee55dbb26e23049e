import { useEffect, useRef, useState } from "react";
import { maxDisplayNameLength } from "#app/features/accounts/rules.ts";
import { cleanLine } from "#app/platform/http/clean-text.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { clearDraft, clearDraftIfSaved, loadDraft, saveDraft } from "../../kept-forms.ts";
import { RestoredDraftNotice } from "../../restored-notice.tsx";
import { plannerTexts } from "../../texts.ts";
import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import { AvatarForm } from "./avatar-form.tsx";

const texts = settingsTexts.profile;

interface ProfileSectionProps {
  accountId: string;
  displayName: string;
  email: string;
  picture: string | null;
}

export function ProfileSection({ accountId, displayName, email, picture }: ProfileSectionProps) {
  const { Form, sending, errors, done } = useSection(["profile"]);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string>(undefined);
  const [isRestored, setRestored] = useState(false);

  const restore = (name: string, isDraft: boolean) => {
    if (field.current) field.current.value = name;
    setRestored(isDraft);
  };
  const discard = () => {
    clearDraft("profile");
    restore(displayName, false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    clearDraftIfSaved(
      "profile",
      accountId,
      (draft) => cleanLine(draft.displayName) === displayName,
    );
    const draft = errors ? null : loadDraft("profile", accountId);
    if (draft) restore(draft.displayName, true);
  }, []);
  useEffect(() => {
    if (done === 0) return;
    clearDraftIfSaved("profile", accountId, (draft) => draft.displayName === sent.current);
    setRestored(false);
  }, [done, accountId]);

  return (
    <Section id="profil" title={texts.title} lead={texts.lead}>
      <AvatarForm name={displayName || email} picture={picture} />
      <Form
        method="post"
        noValidate
        onChange={({ currentTarget }) =>
          saveDraft("profile", accountId, new FormData(currentTarget), { displayName })
        }
        onSubmit={() => {
          sent.current = field.current?.value;
        }}
        className="grid gap-4"
      >
        <input type="hidden" name="intent" value="profile" />
        <ErrorSummary errors={errors} labels={{ displayName: texts.displayName }} />
        {isRestored && <RestoredDraftNotice text={plannerTexts.restored.yours} onDrop={discard} />}
        <TextField
          ref={field}
          name="displayName"
          label={texts.displayName}
          autoComplete="name"
          maxLength={maxDisplayNameLength}
          defaultValue={errors?.values.displayName ?? displayName}
          error={errors?.fieldErrors.displayName}
        />
        <Button variant="primary" busy={sending !== null} className="justify-self-start">
          {texts.submit}
        </Button>
      </Form>
    </Section>
  );
}
