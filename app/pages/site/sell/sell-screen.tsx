import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { useRouterSubmit } from "#app/client/actions/submit.ts";
import { FormNotices, HiddenFields } from "#app/client/forms/form-notices.tsx";
import { LeaveDialog, useUnloadWarning } from "#app/client/forms/leave-dialog.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { clientTexts } from "#app/client/texts.ts";
import {
  isStepComplete,
  type ListingField,
  type ListingForm,
  missingFields,
  pictureIds,
  type SellStep,
  sellSteps,
  stepFields,
} from "#app/features/marketplace/drafts/rules.ts";
import { listingErrors, listingFieldTexts } from "#app/features/marketplace/drafts/texts.ts";
import { formatTime } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useStickyBars } from "#app/ui/sticky-bars.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { sellActions, sellHref, sellPath } from "./actions.ts";
import { CardPreview } from "./card-preview.tsx";
import { DescriptionStep } from "./description-step.tsx";
import { listingFormKey, saveVisitorDraft } from "./draft-storage.ts";
import { Intro } from "./intro.tsx";
import type { SellData } from "./load-sell.server.ts";
import { PicturesStep } from "./pictures-step.tsx";
import { PriceStep } from "./price-step.tsx";
import { PriceTag } from "./price-tag.tsx";
import { ReviewStep } from "./review-step.tsx";
import { SaveBar } from "./save-bar.tsx";
import { Step } from "./step.tsx";
import { describeStep } from "./step-summary.ts";
import { sellTexts as texts } from "./texts.ts";
import { useDraftSaving } from "./use-draft-saving.ts";
import { WhatStep } from "./what-step.tsx";

const fieldSteps = {
  what: WhatStep,
  pictures: PicturesStep,
  description: DescriptionStep,
  price: PriceStep,
} as const;

/** The steps of /sell, on one page. */
export function SellScreen({ owner, listingKey: key, status, rejectionReason, stored }: SellData) {
  useRouterSubmit();
  useStickyBars();
  const navigate = useNavigate();
  const draftButton = useRef<HTMLButtonElement>(null);
  const [early, setEarly] = useState<readonly ListingField[]>([]);
  const isDraft = status === "draft" || status === "withdrawn";
  const form = useActionForm<ListingForm>(sellActions, "save", {
    values: { key },
    stored,
    key: listingFormKey,
    owner,
    row: key,
    action: key ? sellHref(key) : sellPath,
    normalize: (value) => value.trim(),
    onDone: () => saving.onSaved(),
  });
  const { Form, formProps, values, isChanged, isSubmitting, summary } = form;
  const saving = useDraftSaving({
    ...form,
    ...{ values, owner, isChanged, isSubmitting, button: draftButton },
    isNew: stored.version === 0,
    isDraft: status === "draft",
  });
  const [open, setOpen] = useState<SellStep>(() => firstOpen(stored.values, stored.version));
  const [reached, setReached] = useState(() => sellSteps.indexOf(open));
  const errorField = Object.keys(summary?.fieldErrors ?? {})[0] as ListingField | undefined;
  const errorStep = errorField && stepOf(errorField);

  const show = (step: SellStep) => {
    setOpen(step);
    setReached((before) => Math.max(before, sellSteps.indexOf(step)));
    setFocused(step);
  };
  const [focused, setFocused] = useState<SellStep | null>(null);
  useEffect(() => {
    if (!focused) return;
    document.getElementById(`steg-${focused}-tittel`)?.focus({ preventScroll: true });
    document.getElementById(`steg-${focused}`)?.scrollIntoView({ block: "nearest" });
    setFocused(null);
  }, [focused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
  useEffect(() => {
    if (errorStep) setOpen(errorStep);
  }, [summary]);
  useUnloadWarning(isChanged && !isDraft);

  const field = (name: ListingField) => {
    const { error, ...control } = form.field(name);
    const isEarly = early.includes(name) && missingFields(values).includes(name);
    return { ...control, error: error ?? (isEarly ? missingError(name) : undefined) };
  };
  const goOn = (step: SellStep) => {
    const missing = missingFields(values).filter((name) => stepFields[step].includes(name));
    flushSync(() => setEarly(missing));
    const next = sellSteps[sellSteps.indexOf(step) + 1];
    if (missing.length === 0 && next) show(next);
    else focusFirstError(step);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // Enter must not publish what was withdrawn.
    if (status === "withdrawn" && event.nativeEvent.submitter === draftButton.current) {
      event.preventDefault();
      return;
    }
    if (!owner && saveVisitorDraft(values)) {
      event.preventDefault();
      navigate(`/auth?next=${encodeURIComponent(sellPath)}`);
      return;
    }
    saving.onSent();
    formProps.onSubmit(event);
  };
  const props = { field, values, change: form.change };
  const savedTime = saving.savedAt && formatTime(saving.savedAt);

  return (
    <Form {...formProps} onSubmit={onSubmit} className="grid">
      <HiddenFields values={form.hidden} />
      <button
        ref={draftButton}
        type="submit"
        name="pressed"
        value={isDraft ? "draft" : "publish"}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      {isDraft ? (
        <Intro isSignedIn={owner !== ""} />
      ) : (
        <h1 className="wrap pt-7 text-d49 lg:pt-14">{texts.editTitle}</h1>
      )}
      <div className="wrap grid gap-8 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start lg:gap-16 lg:pt-12 lg:pb-28 xl:gap-26">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {rejectionReason && status !== "review" && (
            <Notice tone="error">{texts.sentBack(rejectionReason)}</Notice>
          )}
          {status === "review" && <Notice>{texts.inReview}</Notice>}
          <ErrorSummary errors={summary} labels={listingFieldTexts} />
          {summary?.formError && !owner && (
            <a href="/auth" target="_blank" rel="noopener" className="link">
              {texts.signInLink}
            </a>
          )}
          <FormNotices
            form={form}
            labels={listingFieldTexts}
            restoredText={clientTexts.restored.user}
            display={displayValue}
          />
          <div>
            {sellSteps.map((step, index) => {
              const Fields = step === "review" ? null : fieldSteps[step];
              const isDone = index < reached && isStepComplete(step, values);
              return (
                <Step
                  key={step}
                  step={step}
                  number={index + 1}
                  state={open === step ? "now" : isDone && step !== "review" ? "done" : "todo"}
                  summary={describeStep(step, values)}
                  onOpen={() => show(step)}
                >
                  {Fields ? (
                    <Fields {...props} />
                  ) : (
                    <ReviewStep values={values} isShown={!isDraft} open={show} />
                  )}
                  {step !== "review" && (
                    <p className="noscript:hidden">
                      <Button type="button" variant="ink" onClick={() => goOn(step)}>
                        {texts.next[step]}
                      </Button>
                    </p>
                  )}
                </Step>
              );
            })}
          </div>
        </div>
        <aside className="sticky top-28 hidden lg:block">
          {open === "price" || open === "review" ? (
            <>
              <PriceTag price={values.price} />
              <p className="mt-6.5 text-14 text-muted">{texts.shopNote}</p>
            </>
          ) : (
            <CardPreview values={values} />
          )}
        </aside>
      </div>
      <SaveBar
        status={barStatus()}
        isSaved={savedTime !== null && !isChanged}
        isDraft={status === "draft"}
        publishes={isDraft}
        isSubmitting={isSubmitting}
        canPublish={!form.isReady || !isDraft || open === "review"}
      />
      <LeaveDialog isChanged={isChanged && !isDraft} onLeave={form.discard} />
      <Toaster />
    </Form>
  );

  function barStatus(): string {
    if (!isDraft || status === "withdrawn") return isChanged ? texts.bar.unsavedChanges : "";
    if (isSubmitting) return texts.bar.saving;
    if (!savedTime || (owner && isChanged)) return owner ? texts.bar.unsaved : texts.bar.signIn;
    return owner ? texts.bar.saved(savedTime) : texts.bar.savedHere(savedTime);
  }
}

function firstOpen(values: ListingForm, version: number): SellStep {
  if (version === 0) return "what";
  return sellSteps.find((step) => !isStepComplete(step, values)) ?? "review";
}

function stepOf(field: ListingField): SellStep {
  return sellSteps.find((step) => stepFields[step].includes(field)) ?? "what";
}

function missingError(name: ListingField): string | undefined {
  const error = (listingErrors as Record<string, unknown>)[name];
  return typeof error === "string" ? error : undefined;
}

function focusFirstError(step: SellStep): void {
  const section = document.getElementById(`steg-${step}`);
  section?.querySelector<HTMLElement>("[aria-invalid], fieldset[aria-describedby]")?.focus();
}

function displayValue(field: ListingField, value: string): string {
  return field === "pictures" ? texts.conflictPictures(pictureIds(value).length) : value;
}
