import { ImagePlus } from "lucide-react";
import { texts } from "#app/features/weddings/texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PictureInput } from "./picture-input.tsx";

interface PictureChoiceProps {
  /** A file is held above. */
  isDragOver: boolean;
  isInvalid: boolean;
  choose: (file: File) => void;
}

export function PictureChoice({ isDragOver, isInvalid, choose }: PictureChoiceProps) {
  const { upload } = texts;
  return (
    <div
      className={classNames(
        "relative grid min-h-60 content-center justify-items-center gap-2 rounded-l border-[1.5px] border-dashed p-6 text-center transition-colors lg:min-h-75",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
        isDragOver
          ? "border-ink bg-paper-2"
          : isInvalid
            ? "border-error"
            : "border-edge hover:border-ink",
      )}
    >
      <Icon icon={ImagePlus} size={32} className="text-ink-2" />
      <p aria-hidden="true" className="text-16 text-muted">
        {isDragOver ? (
          upload.drop
        ) : (
          <>
            <b className="font-semibold text-ink underline decoration-rule-2 underline-offset-4">
              {upload.choose}
            </b>{" "}
            <span className="noscript:hidden">{upload.orDrop}</span>
          </>
        )}
      </p>
      <PictureInput choose={choose} isInvalid={isInvalid} />
    </div>
  );
}
