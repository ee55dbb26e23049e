import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogBody } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link as LinkIcon } from "#app/ui/icons.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { clientTexts } from "./texts.ts";

const { copyLink: texts } = clientTexts;

interface CopyLinkProps {
  path: string;
  fallback: string;
  variant?: "secondary" | "quiet";
  className?: string;
}

export function CopyLink({ path, fallback, variant = "secondary", className }: CopyLinkProps) {
  const { link, manualCopyDialog } = useCopyLink({ path, fallback });
  return (
    <>
      <ButtonLink {...link} variant={variant} className={className}>
        <Icon icon={LinkIcon} />
        {texts.label}
      </ButtonLink>
      {manualCopyDialog}
    </>
  );
}

/** Returns props for a link that copies its URL, and a dialog for browsers that refuse to. */
export function useCopyLink({ path, fallback }: Pick<CopyLinkProps, "path" | "fallback">) {
  const { copyUrl, manualCopyDialog } = useCopyUrl(texts);
  const link = {
    to: fallback,
    role: "button",
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      void copyUrl(location.origin + path);
    },
    // Links with the role of a button must respond to the space bar.
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key !== " ") return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
  return { link, manualCopyDialog };
}

/** Returns a function that copies a URL, and a dialog for browsers that refuse to. */
export function useCopyUrl({ copied, link: label }: { copied: string; link: string }) {
  const toast = useToast();
  const [uncopiedUrl, setUncopiedUrl] = useState<string | null>(null);

  const copyUrl = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: copied });
    } catch {
      setUncopiedUrl(url);
    }
  };

  const manualCopyDialog = (
    <Dialog
      title={texts.manualCopy}
      open={uncopiedUrl !== null}
      onOpenChange={() => setUncopiedUrl(null)}
    >
      <DialogBody>
        <TextField
          name="link"
          id="copy-by-hand"
          label={label}
          readOnly
          defaultValue={uncopiedUrl ?? ""}
          onFocus={(event) => event.currentTarget.select()}
        />
      </DialogBody>
    </Dialog>
  );
  return { copyUrl, manualCopyDialog };
}
