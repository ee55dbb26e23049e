import { redirect } from "react-router";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { clientTexts } from "#app/client/texts.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { ownedVendorOf } from "#app/features/vendors/access.server.ts";
import { maxLengths, vendorCategories } from "#app/features/vendors/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { vendorAreaTexts } from "../texts.ts";
import type { Route } from "./+types/register.ts";
import { handleRegistration } from "./actions.server.ts";
import { registerActions } from "./actions.ts";

const { register: texts, errors } = vendorAreaTexts;
const labels = {
  businessName: texts.name,
  category: texts.category,
  town: texts.town,
  email: texts.email,
};

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  if (await ownedVendorOf(user)) throw redirect("/for-vendors");
  return { accountId: user.id, email: user.email };
}

export const action = handleRegistration;
export const clientAction = createClientAction(registerActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={errors.unexpected} />;
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { accountId, email } = loaderData;
  const form = useActionForm(registerActions, "register", {
    stored: { values: { businessName: "", category: "", town: "", email }, version: 0 },
    key: "register-vendor",
    owner: accountId,
  });
  const { Form, formProps, field, hidden, summary, isSubmitting } = form;
  return (
    <>
      <PageHeader title={texts.title} />
      <ActionNotice actions={registerActions} result={actionData} />
      <Form {...formProps} className="grid max-w-124 gap-5">
        <HiddenFields values={hidden} />
        <p className="text-16 text-pretty text-ink-2">{texts.lead}</p>
        <ErrorSummary errors={summary} labels={labels} />
        <FormNotices form={form} labels={labels} restoredText={clientTexts.restored.user} />
        <TextField
          {...field("businessName")}
          label={texts.name}
          required
          maxLength={maxLengths.name}
          autoComplete="organization"
        />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <SelectField {...field("category")} label={texts.category} required>
            <option value="">{texts.choose}</option>
            {vendorCategories.map((category) => (
              <option key={category} value={category}>
                {categoryTexts[category].name}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field("town")}
            label={texts.town}
            hint={texts.townHint}
            required
            maxLength={maxLengths.town}
            autoComplete="address-level2"
          />
        </div>
        <TextField
          {...field("email")}
          label={texts.email}
          type="email"
          required
          autoComplete="email"
        />
        <Button variant="primary" busy={isSubmitting} className="justify-self-start">
          {texts.submit}
        </Button>
      </Form>
    </>
  );
}
