import { useDeferredValue, useMemo } from "react";
import { ActionNotice } from "#app/client/actions/action-form.tsx";
import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useUnloadWarning } from "#app/client/forms/leave-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { rsvpStatuses } from "#app/features/guests/rules.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { formatMoney } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { maxLengths, measureCampaign, planRecipients, type RecipientFilter } from "../rules.ts";
import { smsActions } from "./actions.ts";
import type { CampaignForm } from "./campaign-form.ts";
import { DemoBanner } from "./demo-banner.tsx";
import type { ComposeView } from "./load-compose.server.ts";
import { MessageField } from "./message-field.tsx";
import { PhonePreview } from "./phone-preview.tsx";
import { RecipientFields } from "./recipient-fields.tsx";
import { smsAdminTexts } from "./texts.ts";
import { WhenFields } from "./when-fields.tsx";

const { compose: texts, ...screen } = smsAdminTexts;

export const composeDraftKey = "sms-campaign";

interface ComposeProps {
  view: ComposeView;
  result: ActionResult | undefined;
}

/** The form of a new or unsent campaign. */
export function Compose({ view, result }: ComposeProps) {
  const { campaignId, newId, weddingId, people, parts, stored } = view;
  const [id, isNew] = [campaignId ?? newId, campaignId === null];
  const path = `${smsActions.path}/${isNew ? "new" : `${id}/edit`}`;
  const form = useActionForm<CampaignForm & { id: string }>(smsActions, isNew ? "create" : "edit", {
    action: useHydrated() ? smsActions.path : path,
    stored: { values: { ...stored.values, id }, version: stored.version },
    key: composeDraftKey,
    owner: weddingId,
    row: isNew ? "new" : id,
  });
  const { Form, formProps, hidden, field, errors, values, isSubmitting, change } = form;
  useUnloadWarning(form.isChanged);

  const message = useDeferredValue(values.message);
  const { statuses, categories, households, tables, onePerHousehold } = values;
  const planned = useMemo(
    () =>
      planRecipients(people, {
        filter: filterOf({ statuses, categories, households, tables }),
        onePerHousehold: onePerHousehold === "on",
      }),
    [people, statuses, categories, households, tables, onePerHousehold],
  );
  const chosen = useMemo(
    () => planned.filter(({ skipped }) => !skipped).map(({ person }) => person),
    [planned],
  );
  const size = useMemo(
    () =>
      measureCampaign(chosen.length > 0 ? chosen.map(({ name }) => name) : [""], {
        ...parts,
        message,
      }),
    [chosen, parts, message],
  );
  const isMissing = values.title.trim() === "" || values.message.trim() === "";
  const isHydrated = useHydrated();
  const isLater = values.when === "later";
  const segments = chosen.length > 0 ? size.segments : 0;
  const cost = view.priceOre && segments > 0 ? formatMoney(segments * view.priceOre) : null;
  return (
    <>
      <PageHeader
        title={isNew ? screen.create : texts.edit}
        back={{ to: smsActions.path, label: screen.title }}
      />
      <DemoBanner isDemo={view.isDemo} />
      <ActionNotice actions={smsActions} result={result} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-12">
        <Form {...formProps} className="grid min-w-0 gap-6">
          <HiddenFields values={{ ...hidden, id, statuses, categories, households, tables }} />
          <FormNotices form={form} labels={labels} display={display} />
          <RecipientFields
            view={view}
            values={values}
            planned={planned}
            chosenCount={chosen.length}
            onChange={change}
          />
          <section aria-labelledby="melding" className="grid gap-4 border-t border-rule pt-5">
            <h2 id="melding" className="text-d20">
              {texts.message}
            </h2>
            <TextField
              {...field("title")}
              label={texts.titleField}
              hint={texts.titleHint}
              maxLength={maxLengths.title}
              autoComplete="off"
              required
            />
            <MessageField
              {...field("message")}
              onText={(text) => change({ message: text })}
              hasLink={!view.parts.link.includes("/wedding?")}
              size={size}
            />
          </section>
          <WhenFields
            field={field}
            values={values}
            errors={errors?.fieldErrors ?? {}}
            onNight={(night) => change({ night: night ? "on" : "" })}
          />
          {errors?.formError && (
            <div role="alert">
              <FieldError>{errors.formError}</FieldError>
            </div>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-rule pt-4">
            <p id="sum" className="mr-auto text-14 text-muted tabular-nums max-sm:basis-full">
              {isMissing && isHydrated
                ? texts.missing
                : [texts.total(chosen.length, segments), cost && texts.cost(cost)]
                    .filter(Boolean)
                    .join(", ")}
            </p>
            <Button
              name="step"
              value="draft"
              variant="quiet"
              busy={isSubmitting}
              disabled={isMissing && isHydrated}
              aria-describedby="sum"
              className="max-sm:flex-1"
            >
              {texts.saveDraft}
            </Button>
            <Button
              name="step"
              value={isLater ? "plan" : "send"}
              variant="primary"
              busy={isSubmitting}
              disabled={isMissing && isHydrated}
              aria-describedby="sum"
              className="max-sm:flex-1"
            >
              {isLater ? texts.plan : screen.sendNow}
            </Button>
          </div>
        </Form>
        <PhonePreview people={chosen} parts={{ ...parts, message }} view={view} values={values} />
      </div>
    </>
  );
}

const labels = {
  ...texts.labels,
  statuses: texts.status,
  categories: texts.category,
  households: texts.household,
  tables: texts.table,
  onePerHousehold: texts.onePerHousehold,
  when: texts.when,
  night: texts.night,
  id: "",
};

/** Shows the choices of the couple in a conflict as words. */
function display(field: string, value: string): string {
  const count = value.split(" ").filter(Boolean).length;
  if (field === "statuses") {
    return value
      .split(" ")
      .map((each) => texts.rsvp[each as keyof typeof texts.rsvp] ?? "")
      .join(", ");
  }
  if (["categories", "households", "tables"].includes(field)) return String(count);
  if (field === "when") return value === "later" ? texts.later : texts.now;
  return field === "onePerHousehold" || field === "night" ? (value ? "✓" : "–") : value;
}

type Choices = Pick<CampaignForm, "statuses" | "categories" | "households" | "tables">;

function filterOf({ statuses, categories, households, tables }: Choices): RecipientFilter {
  const split = (words: string) => words.split(" ").filter(Boolean);
  return {
    statuses: rsvpStatuses.filter((status) => split(statuses).includes(status)),
    categoryIds: split(categories),
    householdIds: split(households),
    tableIds: split(tables),
  };
}
