import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AuditAction } from "#app/features/audit/rules.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { AuditLog } from "./audit-log.tsx";

test.each([
  ["check-changed", "orgNumber: passed", "Org.nummer: i orden"],
  ["check-changed", "website: failed", "Nettside: ikke i orden"],
  ["role-granted", "vendor", "Leverandør"],
  ["vendor-rejected", "website: failed", "website: failed"],
  ["vendor-approved", null, null],
] satisfies [AuditAction, string | null, string | null][])(
  "the reason of %s, stored as %s, is read as %s",
  (action, reason, read) => {
    const line = {
      id: 1,
      actor: "Solveig",
      action,
      subjectName: "Fjordfoto",
      reason,
      time: "09.41",
    };
    const page = parseHtml(
      renderToStaticMarkup(<AuditLog days={[{ day: "i dag", lines: [line] }]} />),
    );
    const [, told] = page.document.querySelectorAll("li p");
    expect(told?.textContent ?? null).toBe(read);
  },
);
