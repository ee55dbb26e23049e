import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";

interface AskButtonProps {
  label: string;
  /** What the button is about, for those who cannot see the row. */
  of: string;
  /** Opens the question without script. */
  href: string;
  onPress: () => void;
}

/** Asks for a reason. */
export function AskButton({ label, of, href, onPress }: AskButtonProps) {
  const text = (
    <>
      {label}
      <span className="sr-only">{of}</span>
    </>
  );
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="quiet"
        onClick={onPress}
        className="noscript:hidden"
      >
        {text}
      </Button>
      <span className="hidden noscript:contents">
        <ButtonLink to={`${href}#${formWithoutScriptId}`} size="small" variant="quiet">
          {text}
        </ButtonLink>
      </span>
    </>
  );
}
