import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import type { Thread as ThreadData, ThreadMessage } from "../queries.server.ts";
import { Thread } from "./thread.tsx";

const loadedAt = new Date("2026-11-20T13:30:00Z");
const message: ThreadMessage = {
  id: "1",
  side: "asker",
  isOwn: true,
  senderName: "Ingrid Aune",
  text: "Er dere ledige?",
  sentAt: new Date("2026-11-18T08:12:00Z"),
  attachment: null,
};
const thread: ThreadData = {
  conversationId: "7" as ThreadData["conversationId"],
  kind: "vendor",
  side: "asker",
  messages: [message],
  hasEarlier: false,
  readUntil: null,
  isMuted: false,
  blockedBy: null,
  isRead: true,
  nextId: "8",
  loadedAt,
};

test("a message has its day, its sender, its time and its text with lines and safe links", () => {
  const answer: ThreadMessage = {
    ...message,
    id: "2",
    side: "answerer",
    isOwn: false,
    senderName: "Silje Brun",
    text: "Ja!\nSe https://example.no/<script>alert(1)</script>",
    sentAt: new Date("2026-11-20T09:40:00Z"),
    attachment: { id: "3", name: "tilbud.pdf" },
  };
  const page = render({ ...thread, messages: [message, answer] });
  const [first, second] = page.querySelectorAll("ol > li");
  expect(first?.textContent).toContain("18nov");
  expect(first?.textContent).toContain("Ingrid18. november kl. 09.12");
  expect(second?.textContent).toContain("Silje, Lys over HardangerNyi dag kl. 10.40");
  expect(second?.querySelector("script")).toBeNull();
  const links = [...(second?.querySelectorAll("a") ?? [])];
  const hrefs = links.map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["https://example.no/", "/documents/3"]);
  expect(second?.textContent).toContain("under 2");
});

test("the form posts to the conversation, with what it needs without script", () => {
  const page = render(thread);
  const form = page.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/conversations/7");
  const fields = [...(form?.querySelectorAll("input[type=hidden]") ?? [])].map((input) => [
    input.getAttribute("name"),
    input.getAttribute("value"),
  ]);
  expect(Object.fromEntries(fields)).toEqual({ intent: "send", id: "8", attachmentId: "" });
  expect(page.querySelector("textarea")?.getAttribute("aria-label")).toBe(
    "Skriv til Lys over Hardanger",
  );
  expect(page.textContent).toContain("Både Ingrid og Mathias kan skrive her.");
});

test.each<[Partial<ThreadData>, string]>([
  [{ blockedBy: "asker" }, "Dere har stengt samtalen."],
  [{ blockedBy: "answerer" }, "Samtalen er stengt."],
  [{ isRead: false }, "Den dere skriver til, har ingen konto her."],
])("%o has no form but says why", (state, text) => {
  const page = render({ ...thread, ...state });
  expect(page.querySelector("form")).toBeNull();
  expect(page.textContent).toContain(text);
});

test("earlier messages are a link, and a warning stands at what the other side has written", () => {
  const page = render({
    ...thread,
    hasEarlier: true,
    messages: [message, { ...message, id: "2", side: "answerer", isOwn: false }],
  });
  expect(page.querySelector("a[href='/earlier']")?.textContent).toBe("Vis tidligere meldinger");
  const [own, other] = page.querySelectorAll("ol > li");
  expect(own?.textContent).not.toContain("Betal aldri på forhånd");
  expect(other?.textContent).toContain("Betal aldri på forhånd");
});

function render(data: ThreadData) {
  const element = (
    <Thread
      thread={data}
      title="Lys over Hardanger"
      names={{ asker: "Ingrid og Mathias", answerer: "Lys over Hardanger" }}
      hint="Både Ingrid og Mathias kan skrive her. Adressene deres vises ikke."
      earlier="/earlier"
      renderBelow={({ id }) => <p>under {id}</p>}
      warningOf={() => "advance-payment"}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return parseHtml(renderToString(<RouterProvider router={router} />)).document.body;
}
