import { useEffect, useRef, useState } from "react";
import { clientTexts } from "#app/client/texts.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { prepareImage } from "./prepare-image.ts";
import { uploadImage } from "./upload-file.ts";

const { upload: texts } = clientTexts;

type UploadPhase =
  | { kind: "idle" }
  | { kind: "running"; file: File; progress: number; url: string | null }
  | { kind: "failed"; file: File; error: string; canRetry: boolean };

export interface ImageUpload {
  phase: UploadPhase;
  localImage: { url: string; id: string } | null;
  choose: (file: File) => void;
  cancel: () => void;
  remove: () => void;
}

/** A failed or cancelled upload leaves the previous image in place. */
export function useImageUpload(uploadUrl: string, onChange: (id: string) => void): ImageUpload {
  const toast = useToast();
  const [phase, setPhase] = useState<UploadPhase>({ kind: "idle" });
  const [localImage, setLocalImage] = useState<ImageUpload["localImage"]>(null);
  const current = useRef<AbortController | null>(null);
  const [objectUrls] = useState(createObjectUrls);
  const running = phase.kind === "running" ? phase.url : null;
  useEffect(
    () => objectUrls.revokeAllExcept([running, localImage?.url]),
    [objectUrls, running, localImage],
  );
  useEffect(
    () => () => {
      current.current?.abort();
      objectUrls.revokeAllExcept([]);
    },
    [objectUrls],
  );

  const fail = (file: File, error: string, canRetry: boolean) => {
    setPhase({ kind: "failed", file, error, canRetry });
    toast({ title: error, tone: "error" });
  };

  const choose = async (file: File) => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setPhase({ kind: "running", file, progress: 0, url: null });
    const prepared = await prepareImage(file);
    if (signal.aborted) return;
    if (!prepared.ok) return fail(file, texts.errors[prepared.reason], false);
    const { image } = prepared;
    const url = objectUrls.create(image);
    const onProgress = (progress: number) =>
      setPhase({ kind: "running", file: image, progress, url });
    onProgress(0);
    const uploaded = await uploadImage(image, uploadUrl, { onProgress, signal });
    if (signal.aborted) return;
    if (!uploaded.ok) return fail(image, uploaded.error, true);
    setPhase({ kind: "idle" });
    setLocalImage({ url, id: uploaded.id });
    onChange(uploaded.id);
    toast({ title: texts.done });
  };

  const cancel = () => {
    current.current?.abort();
    setPhase({ kind: "idle" });
  };

  const remove = () => {
    setPhase({ kind: "idle" });
    setLocalImage(null);
    onChange("");
    toast({ title: texts.removed });
  };

  return { phase, localImage, choose, cancel, remove };
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
