/** What a request is to the vendor. */
export type ReceivedState = "new" | "answered" | "declined" | "withdrawn";

interface ReceivedFacts {
  isAnswered: boolean;
  declinedByVendorAt: Date | null;
  declinedByAskerAt: Date | null;
}

export function receivedState({
  isAnswered,
  declinedByVendorAt,
  declinedByAskerAt,
}: ReceivedFacts): ReceivedState {
  if (declinedByAskerAt) return "withdrawn";
  if (declinedByVendorAt) return "declined";
  return isAnswered ? "answered" : "new";
}
