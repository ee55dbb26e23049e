import { config } from "#app/platform/config.server.ts";

export interface Operator {
  /** Null in the demo and where the setting is missing. */
  name: string | null;
  email: string;
  isDemo: boolean;
}

export function operatorOfSite(): Operator {
  const { operatorName, contactEmail, demo } = config();
  return { name: operatorName ?? null, email: contactEmail, isDemo: demo };
}
