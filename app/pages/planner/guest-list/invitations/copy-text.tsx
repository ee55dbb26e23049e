import { showError } from "#app/client/error-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Copy } from "#app/ui/icons.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { copyTexts } from "./copy-list/texts.ts";

interface CopyTextProps {
  text: string;
  label: string;
  copied: string;
  variant?: "primary" | "secondary";
}

export function CopyText({ text, label, copied, variant = "secondary" }: CopyTextProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: copied });
    } catch {
      showError(copyTexts.notCopied);
    }
  };
  return (
    <Button type="button" variant={variant} onClick={() => void copy()} className="noscript:hidden">
      <Icon icon={Copy} />
      {label}
    </Button>
  );
}
