import { type ReactNode, type SubmitEvent, useState } from "react";
import { FormFooter } from "#app/client/forms/form-footer.tsx";
import { changedFields } from "#app/client/forms/merge-fields.ts";
import { useDiscardQuestion } from "#app/client/forms/use-discard-question.tsx";
import { freedSeats } from "#app/features/seating/plan/placement.ts";
import { Dialog, DialogBody } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { useChart } from "../chart-context.ts";
import { GuestPhone } from "./guest-phone.tsx";
import { type ReleaseChoice, type ReleaseErrors, readRelease, valuesOf } from "./release-form.ts";
import { releaseTexts as texts } from "./texts.ts";

interface ReleaseDialogProps {
  weddingDate: string | null;
  onClose: () => void;
}

/** The couple decides whether guests see their own table, and from when. */
export function ReleaseDialog({ weddingDate, onClose }: ReleaseDialogProps) {
  const { state, applyWithToast } = useChart();
  const [start] = useState(() => valuesOf(state, weddingDate, new Date()));
  const [values, setValues] = useState(start);
  const isChanged = changedFields(start, values).length > 0;
  const closing = useDiscardQuestion({ isChanged, onClose });
  const [errors, setErrors] = useState<ReleaseErrors>({});
  const coming = state.persons.filter((person) => person.isComing).length;
  const unseated = coming - (state.seats.length - freedSeats(state).length);
  const read = readRelease(values, new Date());
  const isSame =
    read.ok &&
    read.release.isReleased === state.isReleased &&
    read.release.releasedFrom === state.releasedFrom;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!read.ok) {
      setErrors(read.errors);
      return;
    }
    onClose();
    if (!isSame) applyWithToast(texts.done(read.release), { type: "setReleased", ...read.release });
  };
  const field = (name: "date" | "time") => ({
    name,
    label: texts[name],
    type: name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  const radio = (choice: ReleaseChoice, more?: ReactNode) => (
    <div className="py-4">
      <Radio
        name="released"
        value={choice}
        {...texts[choice]}
        checked={values.choice === choice}
        onChange={() => setValues({ ...values, choice })}
      />
      {values.choice === choice && more}
    </div>
  );
  return (
    <Dialog title={texts.title} placement="wide" open onOpenChange={closing.onOpenChange}>
      <form onSubmit={save} onChange={closing.stay} noValidate>
        <div className="mt-3 grid border-t border-rule lg:grid-cols-[minmax(0,1fr)_20rem]">
          <DialogBody>
            <p className="text-16 text-ink-2">{texts.text}</p>
            <RadioGroup
              name="released"
              legend={texts.when}
              legendHidden
              className="grid divide-y divide-rule border-y border-rule"
            >
              {radio("hidden")}
              {radio(
                "later",
                <div className="mt-3 grid grid-cols-2 gap-4 lg:pl-7.5">
                  <TextField {...field("date")} />
                  <TextField {...field("time")} />
                </div>,
              )}
              {radio("shown")}
            </RadioGroup>
            {unseated > 0 && <p className="text-14 text-muted">{texts.unseated(unseated)}</p>}
          </DialogBody>
          <GuestPhone />
        </div>
        {closing.question ?? (
          <FormFooter
            submitLabel={
              isSame ? texts.keep : read.ok ? texts.save(read.release) : texts.later.label
            }
            onCancel={closing.close}
          />
        )}
      </form>
    </Dialog>
  );
}
