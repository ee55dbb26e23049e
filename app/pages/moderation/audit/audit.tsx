import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import { listAudit } from "#app/features/audit/queries.server.ts";
import { auditPageSize, auditSubjects } from "#app/features/audit/rules.ts";
import { now } from "#app/platform/clock.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { AuditLog } from "../log/audit-log.tsx";
import { viewAudit } from "../log/view-audit.server.ts";
import { moderationTexts } from "../texts.ts";
import type { Route } from "./+types/audit.ts";
import { auditQuery } from "./audit-query.ts";

const { audit: texts, pages } = moderationTexts;

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const query = auditQuery.parse(url.searchParams);
  const { vis, side } = query;
  const { entries, total } = await listAudit(admin.id, {
    page: side,
    ...(vis !== "all" && { subject: vis }),
  });
  return { query, days: viewAudit(entries, now()), shown: entries.length, total };
}

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.notLoaded} />;
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  useStaleIfError(texts.notLoaded);
  const { query, days, shown, total } = loaderData;
  return (
    <>
      <PageHeader title={texts.title}>
        <p className="basis-full text-14 text-muted">{texts.lead}</p>
      </PageHeader>
      <FilterLinks
        label={texts.filter}
        choices={[
          { key: "all", to: auditQuery.href(), isCurrent: query.vis === "all", label: texts.all },
          ...auditSubjects
            .filter((subject) => subject !== "listing")
            .map((subject) => ({
              key: subject,
              to: auditQuery.href({ vis: subject }),
              isCurrent: query.vis === subject,
              label: texts.subjects[subject],
            })),
        ]}
        className="justify-self-start max-lg:w-full"
      />
      <div className="max-w-180">
        <AuditLog days={days} />
      </div>
      {total > auditPageSize && (
        <PageLinks
          texts={pages}
          page={query.side}
          perPage={auditPageSize}
          shownCount={shown}
          total={total}
          hrefOf={(side) => auditQuery.href({ vis: query.vis, side })}
        />
      )}
    </>
  );
}
