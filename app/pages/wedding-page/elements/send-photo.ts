import type { UnsentPhoto } from "./unsent-photos.ts";

export interface PhotoReply {
  /** 0 when nothing came back. */
  status: number;
  retryAfterMs: number;
  /** Of photos that were taken. */
  isAwaiting: boolean;
  reason: string;
  message: string;
  /** To try once more with. */
  ticket: string;
}

/** A connection that moves nothing for so long is lost. */
const silenceMs = 60_000;

/** Sends one photo, and tells from 0 to 1 how much of it is through. */
export function sendPhoto(
  url: string,
  { fields, file, name }: UnsentPhoto,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<PhotoReply> {
  const form = new FormData();
  for (const field of Object.entries(fields)) form.append(...field);
  // The server reads the rest before the photo.
  form.append("photo", file, name);
  return new Promise((resolve) => {
    // Only this way browsers tell how much is through.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = 0;
    const listen = () => {
      clearTimeout(timer);
      timer = window.setTimeout(abort, silenceMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      progress(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      removeEventListener("offline", abort);
      resolve(replyOf(request));
    };
    signal.onabort = abort;
    // What hangs on a network that is gone would hang until the silence ends.
    addEventListener("offline", abort);
    request.open("POST", url);
    request.responseType = "json";
    request.send(form);
    listen();
  });
}

function replyOf(request: XMLHttpRequest): PhotoReply {
  const { status, reason = "", message = "", ticket = "" } = request.response ?? {};
  return {
    status: request.status,
    retryAfterMs: Number(request.getResponseHeader("Retry-After")) * 1000,
    isAwaiting: status === "awaiting",
    reason,
    message,
    ticket,
  };
}
