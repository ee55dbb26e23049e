import { longestDisplayName } from "#app/features/accounts/profile/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Section } from "../section.tsx";
import { settingsTexts } from "../texts.ts";
import { useSection } from "../use-section.ts";
import { AvatarForm } from "./avatar-form.tsx";

const texts = settingsTexts.profile;

interface ProfileSectionProps {
  displayName: string;
  email: string;
  picture: string | null;
}

export function ProfileSection({ displayName, email, picture }: ProfileSectionProps) {
  const { Form, sending, faults } = useSection(["profile"]);
  return (
    <Section id="profil" title={texts.title} lead={texts.lead}>
      <AvatarForm name={displayName || email} picture={picture} />
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="profile" />
        <ErrorSummary faults={faults} labels={{ displayName: texts.displayName }} />
        <TextField
          name="displayName"
          label={texts.displayName}
          autoComplete="name"
          maxLength={longestDisplayName}
          defaultValue={faults?.values.displayName ?? displayName}
          error={faults?.fieldErrors.displayName}
        />
        <Button variant="primary" busy={sending !== null} className="justify-self-start">
          {texts.submit}
        </Button>
      </Form>
    </Section>
  );
}
