import { useEffect, useRef, useState } from "react";
import { type ImageUpload, useImageUpload } from "#app/client/upload/use-image-upload.ts";
import type { FailedUpload } from "#app/client/upload/use-upload.ts";
import { maxPictures } from "#app/features/marketplace/drafts/rules.ts";
import { listingErrors } from "#app/features/marketplace/drafts/texts.ts";
import { uploadPath } from "#app/features/pictures/rules.ts";

type Failure = Omit<FailedUpload, "kind">;

interface PictureUploads {
  upload: Pick<ImageUpload, "phase" | "cancel">;
  failed: readonly Failure[];
  add: (files: readonly File[]) => void;
  retry: () => void;
}

/**
 * Uploads one picture after another in the order in which they were chosen, and adds each to `ids`.
 * The others go on when one fails or is cancelled.
 */
export function usePictureUploads(
  ids: readonly string[],
  onChange: (ids: readonly string[]) => void,
): PictureUploads {
  const latestIds = useRef(ids);
  latestIds.current = ids;
  const waiting = useRef<File[]>([]);
  const isRunning = useRef(false);
  const [failed, setFailed] = useState<readonly Failure[]>([]);
  const { choose, ...upload } = useImageUpload(uploadPath("listing"), (id) => {
    latestIds.current = [...latestIds.current, id];
    onChange(latestIds.current);
  });
  useEffect(
    () => () => {
      waiting.current = [];
    },
    [],
  );

  const send = async (file: File): Promise<Failure | null> => {
    if (latestIds.current.length < maxPictures) return choose(file);
    return { file, error: listingErrors.tooManyPictures(maxPictures), canRetry: false };
  };
  const add = async (files: readonly File[]) => {
    waiting.current.push(...files);
    if (isRunning.current) return;
    isRunning.current = true;
    setFailed([]);
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const failure = await send(file);
      if (failure) setFailed((before) => [...before, failure]);
    }
    isRunning.current = false;
  };
  const retry = () => {
    setFailed((before) => before.filter(({ canRetry }) => !canRetry));
    void add(failed.filter(({ canRetry }) => canRetry).map(({ file }) => file));
  };

  return { upload, failed, add, retry };
}
