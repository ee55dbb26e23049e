import { config } from "#app/platform/config.server.ts";

export interface Operator {
  /** Null where nobody is named: in the demonstration, and where the setting is missing. */
  name: string | null;
  email: string;
  isDemo: boolean;
}

/** Who answers for this site. */
export function operatorOfSite(): Operator {
  const { operatorName, contactEmail, demo } = config();
  return { name: operatorName ?? null, email: contactEmail, isDemo: demo };
}
