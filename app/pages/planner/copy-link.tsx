import { Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogBody } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { addressOf } from "./dashboard/view.ts";
import { plannerTexts } from "./texts.ts";

const { wedding } = plannerTexts;

/** Where the link stands to be copied by hand. */
export const shareId = "del-lenken";

interface CopyLinkProps {
  /** Path of the wedding's page. */
  page: string;
  variant?: "secondary" | "quiet";
  className?: string;
}

/** Copies the wedding page's address; shows it to be copied by hand where the browser refuses. */
export function CopyLink({ page, variant = "secondary", className }: CopyLinkProps) {
  const toast = useToast();
  const [byHand, setByHand] = useState<string | null>(null);

  const copy = async () => {
    const address = location.origin + page;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: wedding.copied });
    } catch {
      setByHand(address);
    }
  };

  return (
    <>
      <ButtonLink
        to={`${addressOf({ tab: "overview" })}#${shareId}`}
        role="button"
        variant={variant}
        className={className}
        onClick={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <Icon of={LinkIcon} />
        {wedding.copy}
      </ButtonLink>
      <Dialog
        title={wedding.copyByHand}
        open={byHand !== null}
        onOpenChange={() => setByHand(null)}
      >
        <DialogBody>
          <TextField
            name="link"
            id="copy-by-hand"
            label={wedding.share}
            readOnly
            defaultValue={byHand ?? ""}
            onFocus={(event) => event.currentTarget.select()}
          />
        </DialogBody>
      </Dialog>
    </>
  );
}
