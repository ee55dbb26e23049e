import type { Refusal } from "../sendings.server.ts";

export interface GreetingView {
  weddingId: string;
}

interface GreetingSectionProps {
  greeting: GreetingView;
  refusal: Refusal | null;
}

export function GreetingSection(_: GreetingSectionProps) {
  return null;
}
