import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uploadImage } from "./upload-file.ts";

const target = "/uploads/hero";
const lost = { ok: false, error: "En feil oppstod ved opplasting" };

let sent: SlowRequest;
let browser: EventTarget;

/** The part of XMLHttpRequest that an upload uses. */
class SlowRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend?: () => void;
  status = 0;
  response: unknown = null;
  responseURL = "";
  aborted = false;
  open() {}
  send() {
    sent = this;
  }
  abort() {
    this.aborted = true;
    this.onloadend?.();
  }
  finish(status: number, response: unknown, responseURL = "https://jaord.no/uploads/hero") {
    Object.assign(this, { status, response, responseURL });
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", SlowRequest);
  browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an upload without progress for a minute fails", async () => {
  const { result } = start();
  vi.advanceTimersByTime(59_000);
  sent.upload.onprogress?.({ loaded: 1, total: 4 });
  vi.advanceTimersByTime(59_000);
  expect(sent.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(sent.aborted).toBe(true);
  expect(await result).toEqual(lost);
});

test("an upload that makes progress may take any time", async () => {
  const { result, shares } = start();
  for (const loaded of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(50_000);
    sent.upload.onprogress?.({ loaded, total: 4 });
  }
  sent.finish(201, { id: "7" });
  expect(await result).toEqual({ ok: true, id: "7" });
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an upload fails at once when the browser goes offline", async () => {
  const { result } = start();
  browser.dispatchEvent(new Event("offline"));
  expect(await result).toEqual(lost);
  expect(vi.getTimerCount()).toBe(0);
});

test("an upload that is redirected to sign-in fails as signed out", async () => {
  const { result } = start();
  sent.finish(200, null, "https://jaord.no/auth?next=%2Fuploads%2Fhero");
  const error = "Dere er logget ut. Logg inn igjen i en ny fane, og prøv på nytt her.";
  expect(await result).toEqual({ ok: false, error });
});

test("a rejected upload shows the server's reason", async () => {
  const { result } = start();
  sent.finish(400, { error: "Vennligst velg en bildefil" });
  expect(await result).toEqual({ ok: false, error: "Vennligst velg en bildefil" });
  const { result: unreadable } = start();
  sent.finish(500, null);
  expect(await unreadable).toEqual({ ok: false, error: "Kunne ikke laste opp bilde" });
});

test("a cancelled upload aborts its request and leaves no timer", () => {
  const { cancel } = start();
  cancel();
  expect(sent.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("an upload that was cancelled before it began sends nothing", async () => {
  const send = vi.spyOn(SlowRequest.prototype, "send");
  const controller = new AbortController();
  controller.abort();
  const { result } = start(controller);
  expect(send).not.toHaveBeenCalled();
  expect(await result).toEqual(lost);
  expect(vi.getTimerCount()).toBe(0);
});

function start(controller = new AbortController()) {
  const shares: number[] = [];
  const result = uploadImage(new Blob(["x"]), target, {
    onProgress: (share) => void shares.push(share),
    signal: controller.signal,
  });
  return { result, shares, cancel: () => controller.abort() };
}
