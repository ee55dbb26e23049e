import { DialogButton } from "#app/client/forms/dialog-button.tsx";

interface AskButtonProps {
  label: string;
  /** What the button is about, for those who cannot see the row. */
  of: string;
  href: string;
  onPress: () => void;
}

/** Opens the dialog of a row. */
export function AskButton({ label, of, href, onPress }: AskButtonProps) {
  return (
    <DialogButton variant="quiet" size="small" href={href} onOpen={onPress}>
      {label}
      <span className="sr-only">{of}</span>
    </DialogButton>
  );
}
