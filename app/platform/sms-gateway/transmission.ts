export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  /** Equal for all tries, and returned in delivery reports. */
  key: string;
}

/** What the provider replied; `unknown` without a reply that tells. */
export type SmsTransmission =
  | { outcome: "accepted"; providerId: string | null }
  | { outcome: "unknown" | "rejected" | "unknown-recipient" };
