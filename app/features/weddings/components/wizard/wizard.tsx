import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigate, useNavigation, useSearchParams } from "react-router";
import { useImageUpload } from "#app/client/upload/use-image-upload.ts";
import { uploadPath } from "#app/features/pictures/rules.ts";
import {
  type DraftField,
  draftFields,
  reachableStep,
  type Step,
  stepComplete,
  stepFields,
  stepFrom,
  steps,
  type WeddingDraft,
} from "#app/features/weddings/rules.ts";
import { fieldLabels } from "#app/features/weddings/texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useStickyBars } from "#app/ui/sticky-bars.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { Offer } from "../../proposals/components/offer.tsx";
import { clientValidationErrors } from "./client-validation-errors.ts";
import { DetailsStep } from "./details-step.tsx";
import { NamesStep } from "./names-step.tsx";
import { PhotoStep } from "./photo-step.tsx";
import { PreviewButton } from "./preview-button.tsx";
import { SaveError, useSaveErrorToast, type WizardResult } from "./save-error.tsx";
import { NamesCard, PhotoCard, ProgramCard, StoryCard } from "./step-cards.tsx";
import type { FieldProps } from "./step-props.ts";
import { StoryStep } from "./story-step.tsx";
import { wizardTexts } from "./texts.ts";
import { ThemeStep } from "./theme-step.tsx";
import { useDraft } from "./use-draft.ts";
import { WizardFooter } from "./wizard-footer.tsx";
import { WizardHeader } from "./wizard-header.tsx";

interface WizardProps {
  now: number;
  hasTextModel: boolean;
  result: WizardResult | undefined;
}

const stepScreens = {
  1: [NamesStep, NamesCard],
  2: [ThemeStep, null],
  3: [PhotoStep, PhotoCard],
  4: [StoryStep, StoryCard],
  5: [DetailsStep, ProgramCard],
} as const;

const twoColumns = "items-start lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-x-24";

/** Without JavaScript each step posts all fields; with it, only the URL changes. */
export function Wizard({ now, hasTextModel, result }: WizardProps) {
  useStickyBars();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, restored, isSaved, change } = useDraft(result?.draft, form);
  const upload = useImageUpload(uploadPath("hero"), (id) => change("heroImage", id));
  const [errors, setErrors] = useState(result?.errors);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const saving = navigation.state !== "idle" && navigation.formMethod === "POST";
  const requestedStep = result?.step ?? stepFrom(search.get("step"));
  const step = restored ? reachableStep(requestedStep, draft) : requestedStep;
  const requiredStep = step === 5 ? 4 : step;
  const blocked = restored && !stepComplete(requiredStep, draft);
  const uploading = upload.phase.kind === "running";
  const isNextDisabled = blocked || saving || (step === 5 && uploading);
  const next = nextButton(step);
  const [Screen, Card] = stepScreens[step];

  useEffect(() => {
    setErrors(result?.errors);
    // A deleted image must not be requested again.
    if (result?.errors?.fieldErrors.heroImage) change("heroImage", result.draft.heroImage);
  }, [result, change]);
  useSaveErrorToast(result, isSaved);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  const field = <Name extends DraftField>(name: Name): FieldProps<Name> => ({
    name,
    value: draft[name],
    error: errors?.fieldErrors[name],
    onChange: (event) => change(name, event.currentTarget.value),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    const target = stepFrom(new URL(button.formAction).searchParams.get("step"));
    const fieldErrors = target < step ? {} : clientValidationErrors(event.currentTarget);
    const hasErrors = Object.keys(fieldErrors).length > 0;
    setErrors(hasErrors ? { fieldErrors } : undefined);
    if (hasErrors || button.value !== "save") event.preventDefault();
    if (!hasErrors && button.value !== "save") navigate(`/create?step=${target}`);
  };

  const props = { draft, field, change, now, upload };
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <Form
        ref={form}
        method="post"
        encType={step === 3 ? "multipart/form-data" : undefined}
        noValidate={restored}
        onSubmit={submit}
        className="contents"
      >
        {/* The form's first button is the one that Enter presses. */}
        <button
          {...next}
          type="submit"
          disabled={isNextDisabled}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        <WizardHeader step={step} draft={draft} />
        <main
          className={classNames(
            "wrap grid content-start gap-10 pt-8 pb-10 lg:pb-14",
            Card && twoColumns,
          )}
        >
          <div className="min-w-0">
            <h1 ref={heading} tabIndex={-1} className="text-d39 outline-none">
              <span className="sr-only">{wizardTexts.progress(step, steps.length)}: </span>
              {wizardTexts.steps[step].title}
            </h1>
            <p className="mt-1 text-18 text-ink-2">{wizardTexts.steps[step].lead}</p>
            <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-6">
              {result?.saveError && <SaveError reason={result.saveError} />}
              <ErrorSummary errors={errors} labels={fieldLabels(draft.partners)} />
              {step === 4 && isSaved && <Offer hasTextModel={hasTextModel} change={change} />}
              <Screen {...props} />
              {step > 3 && !uploading && isSaved !== false && <PreviewButton step={step} />}
            </div>
          </div>
          {Card && <Card {...props} />}
          <HiddenFields step={step} draft={draft} />
        </main>
        <WizardFooter
          step={step}
          next={next}
          isNextDisabled={isNextDisabled}
          saving={saving}
          uploading={uploading && step !== 3}
          missing={blocked ? wizardTexts.missing[requiredStep] : undefined}
          isDraftSaved={isSaved === true}
        />
      </Form>
      <Toaster />
    </div>
  );
}

function nextButton(step: Step) {
  return step === steps.length
    ? { name: "intent", value: "save", formAction: `/create?step=${step}` }
    : { formAction: `/create?step=${step + 1}` };
}

/** Carries the fields of all steps, so that the wizard works without JavaScript. */
function HiddenFields({ step, draft }: { step: Step; draft: WeddingDraft }) {
  const stepFieldNames: readonly string[] = step === 3 ? [] : stepFields[step];
  return draftFields
    .filter((field) => !stepFieldNames.includes(field))
    .map((field) => <input key={field} type="hidden" name={field} value={draft[field]} readOnly />);
}
