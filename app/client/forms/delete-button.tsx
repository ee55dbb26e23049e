import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Trash2 } from "#app/ui/icons.ts";

interface DeleteButtonProps {
  label: string;
  onPress: () => void;
}

/** Deletes what a dialog's form is about; stands at the start of its footer. */
export function DeleteButton({ label, onPress }: DeleteButtonProps) {
  return (
    <Button
      type="button"
      variant="quiet"
      onClick={onPress}
      className="mr-auto max-sm:flex-none! noscript:hidden"
    >
      <Icon icon={Trash2} size={18} />
      {label}
    </Button>
  );
}
