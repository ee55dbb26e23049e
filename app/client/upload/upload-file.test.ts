import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uploadFile } from "./upload-file.ts";

let sent: SlowRequest;

/** A browser's request, as far as `sendPicture` knows it. */
class SlowRequest extends EventTarget {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  status = 0;
  response: unknown = null;
  responseURL = "https://jaord.no/uploads/hero";
  aborted = false;
  open() {}
  send() {
    sent = this;
  }
  abort() {
    this.aborted = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", SlowRequest);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an upload that stands still for a minute has failed", async () => {
  const { outcome } = start();
  vi.advanceTimersByTime(59_000);
  sent.upload.onprogress?.({ loaded: 1, total: 4 });
  vi.advanceTimersByTime(59_000);
  expect(sent.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(sent.aborted).toBe(true);
  expect(await outcome).toEqual({ ok: false, error: "En feil oppstod ved opplasting" });
});

test("an upload that moves on may take as long as it needs", async () => {
  const { outcome, shares } = start();
  for (const loaded of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(50_000);
    sent.upload.onprogress?.({ loaded, total: 4 });
  }
  Object.assign(sent, { status: 201, response: { id: "7" } });
  sent.onload?.();
  expect(await outcome).toEqual({ ok: true, id: "7" });
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

test("whoever has been signed out meanwhile is told so", async () => {
  const { outcome } = start();
  Object.assign(sent, { status: 200, responseURL: "https://jaord.no/auth?next=%2Fuploads%2Fhero" });
  sent.onload?.();
  const fault = "Dere er logget ut. Logg inn igjen i en ny fane, og prøv på nytt her.";
  expect(await outcome).toEqual({ ok: false, error: fault });
});

test("a cancelled upload is not waited for", () => {
  const { cancel } = start();
  cancel();
  expect(sent.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

function start() {
  const controller = new AbortController();
  const shares: number[] = [];
  const outcome = uploadFile(
    new Blob(["x"]),
    (share) => void shares.push(share),
    controller.signal,
  );
  return { outcome, shares, cancel: () => controller.abort() };
}
