import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { useChart } from "./chart-context.ts";
import { seatingChartTexts } from "./texts.ts";

const { reset: texts } = seatingChartTexts;

export function ResetDialog({ onClose }: { onClose: () => void }) {
  const { state, applyWithToast } = useChart();
  const locked = new Set(state.tables.flatMap(({ id, isLocked }) => (isLocked ? id : [])));
  const persons = state.seats.filter(({ tableId }) => !locked.has(tableId)).length;
  const reset = () => {
    onClose();
    applyWithToast(texts.done, { type: "reset" });
  };
  return (
    <Dialog title={texts.title} open onOpenChange={onClose}>
      <DialogBody>
        <p className="text-15">{texts.text(persons)}</p>
      </DialogBody>
      <DialogFooter>
        <Button type="button" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="button" variant="danger-filled" onClick={reset}>
          {texts.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
