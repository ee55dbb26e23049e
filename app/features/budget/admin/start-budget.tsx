import { useState } from "react";
import { useSearchParams } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { parseMoney } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Minus, Plus } from "#app/ui/icons.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { templateGuests } from "#content/budget-template.ts";
import { budgetActions } from "./actions.ts";
import type { BudgetView } from "./budget-view.ts";
import { maxGuests } from "./rules.ts";
import { TemplateCard } from "./template-card.tsx";
import { budgetAdminTexts } from "./texts.ts";

const { start: texts, title } = budgetAdminTexts;
const step = 5;

/**
 * Offered until a budget is begun: the template as a menu card. Guests and total may come with the
 * address, from the guide to costs.
 */
export function StartBudget({ view }: { view: BudgetView }) {
  const { adults, children } = view.budget.guests;
  const [query] = useSearchParams();
  const [first] = useState(() => ({
    guests: query.get("gjester") ?? String(adults + children || templateGuests),
    total: query.get("sum") ?? "",
  }));
  const form = useActionForm<Record<"guests" | "total", string>>(
    budgetActions,
    "start-from-template",
    {
      stored: { values: first, version: 0 },
      key: "budget-start",
      owner: view.weddingId,
    },
  );
  const { Form, formProps, hidden, field, values, change, errors, isSubmitting } = form;
  const guests = Math.min(Math.max(Math.trunc(Number(values.guests)) || 0, 0), maxGuests);
  const add = (count: number) =>
    change({ guests: String(Math.min(Math.max(guests + count, 0), maxGuests)) });
  return (
    <>
      <PageHeader title={title} />
      <div className="grid items-start gap-8 lg:pt-5 xl:grid-cols-[minmax(16.5rem,1fr)_minmax(0,38.75rem)] xl:gap-14">
        <div className="grid gap-5">
          <h2 className="max-w-[11em] text-d39">{texts.title}</h2>
          <p className="max-w-[28em] text-16 text-ink-2">{texts.lead}</p>
          <Form {...formProps} id="bruk-malen" className="grid gap-5">
            <HiddenFields values={hidden} />
            <div className="grid justify-items-start gap-1.5">
              <label htmlFor="guests" className="text-14 font-semibold">
                {texts.guests}
              </label>
              <div className="flex items-center overflow-clip rounded-m border border-edge bg-sheet">
                <StepButton icon={Minus} label={texts.fewer} onPress={() => add(-step)} />
                <input
                  {...inputOf(field("guests"))}
                  id="guests"
                  inputMode="numeric"
                  autoComplete="off"
                  className="h-11 w-20 border-x border-rule text-center text-18 font-semibold tabular-nums focus-visible:-outline-offset-2"
                />
                <StepButton icon={Plus} label={texts.more} onPress={() => add(step)} />
              </div>
              {errors?.fieldErrors.guests && (
                <FieldError id="guests-error">{errors.fieldErrors.guests}</FieldError>
              )}
            </div>
            <TextField
              {...field("total")}
              label={texts.total}
              hint={texts.totalHint}
              inputMode="decimal"
              autoComplete="off"
              suffix="kr"
              className="sm:max-w-76"
            />
            {errors?.formError && (
              <div role="alert">
                <FieldError>{errors.formError}</FieldError>
              </div>
            )}
          </Form>
          <div className="flex gap-2 max-sm:buttons:flex-1">
            <Button form="bruk-malen" variant="primary" busy={isSubmitting}>
              {texts.useTemplate}
            </Button>
            <ActionForm
              actions={budgetActions}
              intent="start-empty"
              values={{}}
              className="max-sm:buttons:w-full"
            >
              <Button>{texts.startEmpty}</Button>
            </ActionForm>
          </div>
        </div>
        <TemplateCard total={parseMoney(values.total)} guests={guests} />
      </div>
    </>
  );
}

function inputOf({ error, ...input }: { error: string | undefined; name: string; value: string }) {
  return {
    ...input,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${input.name}-error` : undefined,
  };
}

interface StepButtonProps {
  icon: typeof Plus;
  label: string;
  onPress: () => void;
}

function StepButton({ icon, label, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center -outline-offset-4 hover:bg-paper-2 noscript:hidden"
    >
      <Icon icon={icon} size={18} />
    </button>
  );
}
