import { useEffect, useRef, useState } from "react";
import { useToast } from "#app/ui/toaster.tsx";

import type { UploadedFile, UploadOptions } from "./upload-file.ts";

export interface FailedUpload {
  kind: "failed";
  file: File;
  error: string;
  canRetry: boolean;
}

export type UploadPhase =
  | { kind: "idle" }
  | { kind: "running"; file: File; progress: number }
  | FailedUpload;

export interface Upload {
  phase: UploadPhase;
  /** Cancels the running upload. Returns why this one failed, or null. */
  choose: (file: File) => Promise<FailedUpload | null>;
  cancel: () => void;
  remove: () => void;
}

interface Steps {
  /** Returns the file to send, or why it is not sent. */
  prepare: (file: File) => Promise<{ ok: true; file: File } | { ok: false; error: string }>;
  send: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  onDone: (id: string, file: File) => void;
  onRemove: () => void;
  texts: { done: string; removed: string };
}

/** A failed or cancelled upload leaves the previous file in place. */
export function useUpload({ prepare, send, onDone, onRemove, texts }: Steps): Upload {
  const toast = useToast();
  const [phase, setPhase] = useState<UploadPhase>({ kind: "idle" });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const fail = (file: File, error: string, canRetry: boolean): FailedUpload => {
    const failed: FailedUpload = { kind: "failed", file, error, canRetry };
    setPhase(failed);
    toast({ title: error, tone: "error" });
    return failed;
  };

  const choose = async (chosen: File): Promise<FailedUpload | null> => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setPhase({ kind: "running", file: chosen, progress: 0 });
    const prepared = await prepare(chosen);
    if (signal.aborted) return null;
    if (!prepared.ok) return fail(chosen, prepared.error, false);
    const { file } = prepared;
    const onProgress = (progress: number) => setPhase({ kind: "running", file, progress });
    onProgress(0);
    const uploaded = await send(file, { onProgress, signal });
    if (signal.aborted) return null;
    if (!uploaded.ok) return fail(file, uploaded.error, true);
    setPhase({ kind: "idle" });
    onDone(uploaded.id, file);
    toast({ title: texts.done });
    return null;
  };

  const cancel = () => {
    current.current?.abort();
    setPhase({ kind: "idle" });
  };

  const remove = () => {
    setPhase({ kind: "idle" });
    onRemove();
    toast({ title: texts.removed });
  };

  return { phase, choose, cancel, remove };
}

/** Returns the error of the failed upload, else that of the form. */
export function uploadError(
  { phase }: Pick<Upload, "phase">,
  error: string | undefined,
): string | undefined {
  return phase.kind === "failed" ? phase.error : error;
}
