import { useEffect, useState } from "react";
import { clientTexts } from "#app/client/texts.ts";
import { prepareImage } from "./prepare-image.ts";
import { uploadImage } from "./upload-file.ts";
import { type Upload, type UploadPhase, useUpload } from "./use-upload.ts";

const { upload: texts } = clientTexts;

/** `url` shows the image that is being uploaded. */
type ImageUploadPhase =
  | Exclude<UploadPhase, { kind: "running" }>
  | (Extract<UploadPhase, { kind: "running" }> & { url: string | null });

export interface ImageUpload extends Upload {
  phase: ImageUploadPhase;
  localImage: { url: string; id: string } | null;
}

export function useImageUpload(uploadUrl: string, onChange: (id: string) => void): ImageUpload {
  const [preview, setPreview] = useState<{ file: File; url: string } | null>(null);
  const [localImage, setLocalImage] = useState<ImageUpload["localImage"]>(null);
  const [objectUrls] = useState(createObjectUrls);
  const { phase, ...upload } = useUpload({
    prepare: async (file) => {
      const prepared = await prepareImage(file);
      if (!prepared.ok) return { ok: false, error: texts.errors[prepared.reason] };
      setPreview({ file: prepared.image, url: objectUrls.create(prepared.image) });
      return { ok: true, file: prepared.image };
    },
    send: (image, options) => uploadImage(image, uploadUrl, options),
    onDone: (id, file) => {
      setLocalImage({ url: objectUrls.create(file), id });
      onChange(id);
    },
    onRemove: () => {
      setLocalImage(null);
      onChange("");
    },
    texts,
  });
  const isShown = phase.kind === "running" && phase.file === preview?.file;
  const url = isShown ? preview.url : null;
  useEffect(
    () => objectUrls.revokeAllExcept([url, localImage?.url]),
    [objectUrls, url, localImage],
  );
  useEffect(() => () => objectUrls.revokeAllExcept([]), [objectUrls]);

  return { ...upload, phase: phase.kind === "running" ? { ...phase, url } : phase, localImage };
}

/** Each object URL holds its file in memory until it is revoked. */
export function createObjectUrls() {
  const created = new Set<string>();
  return {
    create(file: Blob): string {
      const url = URL.createObjectURL(file);
      created.add(url);
      return url;
    },
    revokeAllExcept(shown: readonly (string | null | undefined)[]): void {
      for (const url of created) {
        if (shown.includes(url)) continue;
        URL.revokeObjectURL(url);
        created.delete(url);
      }
    },
  };
}
