import { Link as LinkIcon } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogBody } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { hrefOf } from "../pages/planner/dashboard/view.ts";
import { plannerTexts } from "../pages/planner/texts.ts";

const { wedding } = plannerTexts;

/** Where the link stands to be copied by hand. */
export const shareId = "del-lenken";

interface CopyLinkProps {
  /** Path of the wedding's page. */
  page: string;
  variant?: "secondary" | "quiet";
  className?: string;
}

/** A button that copies the wedding page's address. */
export function CopyLink({ page, variant = "secondary", className }: CopyLinkProps) {
  const { link, byHand } = useCopyLink(page);
  return (
    <>
      <ButtonLink {...link} variant={variant} className={className}>
        <Icon icon={LinkIcon} />
        {wedding.copy}
      </ButtonLink>
      {byHand}
    </>
  );
}

/**
 * What a link needs to copy the wedding page's address, and the dialog, to be put beside it, that
 * shows it to be copied by hand where the browser refuses.
 */
export function useCopyLink(page: string) {
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);

  const copy = async () => {
    const url = location.origin + page;
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: wedding.copied });
    } catch {
      setRefused(url);
    }
  };

  const link = {
    to: `${hrefOf({ tab: "overview" })}#${shareId}`,
    role: "button",
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      void copy();
    },
    // What is called a button is pressed with the space bar too.
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key !== " ") return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
  const byHand = (
    <Dialog
      title={wedding.copyByHand}
      open={refused !== null}
      onOpenChange={() => setRefused(null)}
    >
      <DialogBody>
        <TextField
          name="link"
          id="copy-by-hand"
          label={wedding.share}
          readOnly
          defaultValue={refused ?? ""}
          onFocus={(event) => event.currentTarget.select()}
        />
      </DialogBody>
    </Dialog>
  );
  return { link, byHand };
}
