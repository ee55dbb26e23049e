import { texts } from "#app/features/weddings/texts.ts";

export type SentPicture = { ok: true; id: string } | { ok: false; error: string };

/** Which address takes a picture, under which name in its form. */
export interface UploadTarget {
  url: string;
  field: string;
}

const heroTarget: UploadTarget = { url: "/uploads/hero", field: "heroFile" };

/** Without any progress; a phone that lost its network may otherwise wait for ever. */
const stallMs = 60_000;

/**
 * Sends a picture to the server. `fetch` cannot tell how far an upload has come, so this is an
 * XMLHttpRequest. Never settles once `signal` has fired.
 */
export function uploadFile(
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  { url, field } = heroTarget,
): Promise<SentPicture> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append(field, picture, "bilde");
    request.open("POST", url);
    request.responseType = "json";
    const finish = (sent: SentPicture) => {
      clearTimeout(stall);
      resolve(sent);
    };
    const fail = () => finish({ ok: false, error: texts.errors.uploadFailed });
    const giveUp = () => {
      request.abort();
      fail();
    };
    let stall = setTimeout(giveUp, stallMs);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(giveUp, stallMs);
      onProgress(loaded / total);
    };
    request.onload = () => finish(outcome(request, url));
    request.onerror = fail;
    signal.addEventListener("abort", () => {
      clearTimeout(stall);
      request.abort();
    });
    request.send(form);
  });
}

function outcome({ status, response, responseURL }: XMLHttpRequest, url: string): SentPicture {
  // Whoever is not signed in is led to another page.
  if (!responseURL.endsWith(url)) return { ok: false, error: texts.errors.signedOut };
  const body: { id?: unknown; error?: unknown } = response ?? {};
  if (status === 201 && typeof body.id === "string") return { ok: true, id: body.id };
  const error = typeof body.error === "string" ? body.error : texts.errors.picture.unreadable;
  return { ok: false, error: error };
}
