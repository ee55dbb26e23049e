import { X } from "lucide-react";
import type { UploadPhase } from "#app/client/upload/use-image-upload.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

interface PictureProgressProps {
  phase: Extract<UploadPhase, { kind: "running" }>;
  onCancel: () => void;
}

export function PictureProgress({ phase, onCancel }: PictureProgressProps) {
  const { upload } = texts;
  const { file, share, url } = phase;
  return (
    <div aria-busy="true" className="overflow-hidden rounded-l border border-rule-2 bg-sheet">
      <div className="relative aspect-8/5 bg-paper-2">
        {url && <img src={url} alt="" className="size-full object-cover opacity-45" />}
        <p
          role="status"
          className="absolute inset-0 grid content-center justify-items-center gap-3 text-16 font-semibold"
        >
          <Spinner className="size-8" />
          {upload.uploading}
        </p>
      </div>
      <div className="flex items-center gap-4 border-t border-rule py-3 pr-2 pl-4.5">
        <div className="min-w-0 flex-1">
          <p className="truncate text-15 font-semibold">{file.name}</p>
          <div className="my-1.5">
            <ProgressBar label={upload.progress} percent={share * 100} />
          </div>
          <p className="flex justify-between text-13 text-muted tabular-nums">
            <span>{upload.sizes(megabytes(file.size * share), megabytes(file.size))}</span>
            <span>{Math.round(share * 100)}&nbsp;%</span>
          </p>
        </div>
        <Button
          type="button"
          variant="quiet"
          iconOnly
          aria-label={upload.cancel}
          onClick={onCancel}
        >
          <Icon icon={X} />
        </Button>
      </div>
    </div>
  );
}

/** "3,1". */
function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString("nb-NO", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
