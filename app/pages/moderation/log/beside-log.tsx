import type { ReactNode } from "react";
import { AuditLog } from "./audit-log.tsx";
import type { AuditDay } from "./view-audit.server.ts";

interface BesideLogProps {
  days: AuditDay[];
  children: ReactNode;
}

/** A list with the latest decisions beside it, or below it where there is no room. */
export function BesideLog({ days, children }: BesideLogProps) {
  return (
    <div className="grid items-start gap-5 min-[88rem]:grid-cols-[minmax(0,1fr)_21.75rem]">
      {children}
      <AuditLog days={days} linkTo="/moderation/audit" />
    </div>
  );
}
