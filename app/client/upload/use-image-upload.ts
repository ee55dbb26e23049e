import { useEffect, useRef, useState } from "react";
import { texts } from "#app/features/weddings/texts.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { createObjectUrls } from "./object-urls.ts";
import { prepareImage } from "./prepare-image.ts";
import { type UploadTarget, uploadFile } from "./upload-file.ts";

/** A picture this browser shows from its own memory. */
interface LocalPicture {
  url: string;
  /** Empty until it is on the server. */
  id: string;
}

export type UploadPhase =
  | { kind: "idle" }
  | { kind: "running"; file: File; share: number; url: string | null }
  | { kind: "failed"; file: File; error: string; canRetry: boolean };

export interface ImageUpload {
  phase: UploadPhase;
  /** The last uploaded picture, so that it need not be fetched back. */
  local: LocalPicture | null;
  choose: (file: File) => void;
  cancel: () => void;
  remove: () => void;
}

/**
 * Uploads the picture of the page while the couple goes on with the wizard. An upload that fails
 * or is cancelled leaves the picture before it in place.
 * @param onChange given the id of the new picture, or "" when it was removed
 * @param target where another picture than the page's own goes
 */
export function useImageUpload(onChange: (id: string) => void, target?: UploadTarget): ImageUpload {
  const toast = useToast();
  const [phase, setPhase] = useState<UploadPhase>({ kind: "idle" });
  const [local, setLocal] = useState<LocalPicture | null>(null);
  const current = useRef<AbortController | null>(null);
  const [objectUrls] = useState(createObjectUrls);
  const running = phase.kind === "running" ? phase.url : null;
  useEffect(() => objectUrls.revokeAllExcept([running, local?.url]), [objectUrls, running, local]);
  useEffect(
    () => () => {
      current.current?.abort();
      objectUrls.revokeAllExcept([]);
    },
    [objectUrls],
  );

  const fail = (file: File, error: string, worthRetrying: boolean) => {
    setPhase({ kind: "failed", file, error: error, canRetry: worthRetrying });
    toast({ title: error, tone: "error" });
  };

  const choose = async (file: File) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setPhase({ kind: "running", file, share: 0, url: null });
    const prepared = await prepareImage(file);
    if (controller.signal.aborted) return;
    if (!prepared.ok) return fail(file, prepared.error, false);
    const url = objectUrls.create(prepared.picture);
    const progress = (share: number) => setPhase({ kind: "running", file, share, url: url });
    progress(0);
    const sent = await uploadFile(prepared.picture, progress, controller.signal, target);
    if (!sent.ok) return fail(file, sent.error, true);
    setPhase({ kind: "idle" });
    setLocal({ url: url, id: sent.id });
    onChange(sent.id);
    toast({ title: texts.upload.done });
  };

  const cancel = () => {
    current.current?.abort();
    setPhase({ kind: "idle" });
  };

  const remove = () => {
    setPhase({ kind: "idle" });
    setLocal(null);
    onChange("");
    toast({ title: texts.upload.removed });
  };

  return { phase, local, choose, cancel, remove };
}
