import { Link } from "react-router";
import type { AuditAction } from "#app/features/audit/rules.ts";
import type { CheckResult, VendorCheck } from "#app/features/vendors/rules.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { StatusIcon } from "#app/ui/status.tsx";
import { moderationTexts } from "../texts.ts";
import type { AuditDay, AuditLine } from "./view-audit.server.ts";

const { audit: texts, roles, vendors } = moderationTexts;

interface AuditLogProps {
  days: AuditDay[];
  /** To the whole log. */
  linkTo?: string;
}

/** What has been decided, on a thread by day. */
export function AuditLog({ days, linkTo }: AuditLogProps) {
  return (
    <Sheet
      title={texts.title}
      action={
        linkTo && (
          <Link to={linkTo} className="link text-14 font-medium max-lg:py-3">
            {texts.all}
          </Link>
        )
      }
    >
      {days.length === 0 && <p className="px-5 py-4 text-14 text-muted">{texts.empty}</p>}
      {days.map(({ day, lines }) => (
        <section key={`${day} ${lines[0]?.id}`}>
          <h3 className="px-5 pt-2 pb-1.5 font-text text-13 font-medium tracking-normal text-muted">
            {day}
          </h3>
          <ol className="px-5 pb-2.5">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </Sheet>
  );
}

const signs: Partial<Record<AuditAction, "coming" | "declined">> = {
  "role-granted": "coming",
  "role-revoked": "declined",
  "vendor-approved": "coming",
  "vendor-verified": "coming",
  "vendor-reinstated": "coming",
  "review-shown": "coming",
  "vendor-rejected": "declined",
  "vendor-unverified": "declined",
  "vendor-suspended": "declined",
  "vendor-deleted": "declined",
  "review-hidden": "declined",
};

function Line({ line }: { line: AuditLine }) {
  const { actor, action, subjectName, reason, time } = line;
  const told = reason && tell(action, reason);
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-3 pb-4 pl-6.5 text-14 not-last:before:absolute not-last:before:top-5 not-last:before:-bottom-0.5 not-last:before:left-1.25 not-last:before:w-px not-last:before:bg-rule-2">
      <span className="absolute top-1 left-0">
        <StatusIcon kind={signs[action] ?? "waiting"} />
      </span>
      <p className="wrap-anywhere">
        <b className="font-semibold">{actor}</b> {texts.verbs[action]}{" "}
        <b className="font-semibold">{subjectName}</b>
      </p>
      <span className="text-13 text-muted tabular-nums">{time}</span>
      {told && <p className="col-start-1 text-13 text-muted wrap-anywhere">{told}</p>}
    </li>
  );
}

/** Returns the reason in words; roles and checks are logged by their keys. */
function tell(action: AuditAction, reason: string): string {
  if (action === "role-granted" || action === "role-revoked") {
    return roles.names[reason as keyof typeof roles.names];
  }
  if (action !== "check-changed") return reason;
  const [check, result] = reason.split(": ") as [VendorCheck, CheckResult];
  return `${vendors.checks[check]}: ${vendors.results[result]}`;
}
