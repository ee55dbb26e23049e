import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { Status, StatusIcon } from "#app/ui/status.tsx";
import { guestListTexts } from "./texts.ts";

const kinds = { attending: "coming", pending: "waiting", declined: "declined" } as const;

export function GuestStatus({ status }: { status: RsvpStatus }) {
  return <Status kind={kinds[status]}>{guestListTexts.statuses[status]}</Status>;
}

export function GuestStatusIcon({ status }: { status: RsvpStatus }) {
  return <StatusIcon kind={kinds[status]} />;
}
