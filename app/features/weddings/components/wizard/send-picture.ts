import { texts } from "#app/features/weddings/texts.ts";

export type SentPicture = { ok: true; id: string } | { ok: false; fault: string };

/**
 * Sends a picture to the server. `fetch` cannot tell how far an upload has come, so this is an
 * XMLHttpRequest. Never settles once `signal` has fired.
 */
export function sendPicture(
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("heroFile", picture, "bilde");
    request.open("POST", "/uploads/hero");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(outcome(request));
    request.onerror = () => resolve({ ok: false, fault: texts.faults.uploadFailed });
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function outcome({ status, response }: XMLHttpRequest): SentPicture {
  const answer: { id?: unknown; fault?: unknown } = response ?? {};
  if (status === 201 && typeof answer.id === "string") return { ok: true, id: answer.id };
  const fault = typeof answer.fault === "string" ? answer.fault : texts.faults.picture.unreadable;
  return { ok: false, fault };
}
