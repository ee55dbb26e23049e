/** Fills the name that a sent form holds into the empty forms of the other sections. */
export function fillGuestName(body: string, section: Element): void {
  const sent = new URLSearchParams(body);
  const name = sent.get("guestName");
  // The name in an additional answer is another person's.
  if (!name || sent.has("additional")) return;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=guestName]")) {
    if (section.contains(input) || input.value) continue;
    input.value = name;
    // An `input` event would save a draft of a form that the guest has not touched.
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
