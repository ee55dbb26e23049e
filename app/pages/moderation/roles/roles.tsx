import { Form } from "react-router";
import { ActionForm, ActionNotice } from "#app/client/actions/action-form.tsx";
import { createClientAction } from "#app/client/actions/client-action.ts";
import { LoadError } from "#app/client/loading/load-error.tsx";
import { useStaleIfError } from "#app/client/loading/stale-if-error.ts";
import { requireAdmin } from "#app/features/accounts/access.server.ts";
import {
  findHolder,
  listHolders,
  type RoleHolder,
} from "#app/features/accounts/roles/queries.server.ts";
import { grantableRoles } from "#app/features/accounts/rules.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { moderationTexts } from "../texts.ts";
import type { Route } from "./+types/roles.ts";
import { handleRoleAction } from "./actions.server.ts";
import { roleActions } from "./actions.ts";
import { roleQuery } from "./role-query.ts";

const { roles: texts } = moderationTexts;

export async function loader({ request, url }: Route.LoaderArgs) {
  const admin = await requireAdmin(request);
  const { epost } = roleQuery.parse(url.searchParams);
  const [found, admins] = await Promise.all([
    epost ? findHolder(admin.id, epost.toLowerCase()) : null,
    listHolders(admin.id),
  ]);
  return { ownId: admin.id as string, epost, found, admins };
}

export const action = handleRoleAction;
export const clientAction = createClientAction(roleActions);

export function meta() {
  return [{ title: `${texts.title} – Jaord` }];
}

export function ErrorBoundary() {
  return <LoadError title={texts.errors.notLoaded} />;
}

export default function Roles({ loaderData, actionData }: Route.ComponentProps) {
  useStaleIfError(texts.errors.notLoaded);
  const { ownId, epost, found, admins } = loaderData;
  return (
    <>
      <PageHeader title={texts.title} />
      <ActionNotice actions={roleActions} result={actionData} />
      <p className="max-w-[40em] text-15 text-pretty text-ink-2">{texts.lead}</p>
      <Form method="get" className="flex max-w-140 flex-wrap items-end gap-2">
        <TextField
          key={epost}
          name="epost"
          label={texts.search}
          type="email"
          defaultValue={epost}
          required
          autoComplete="off"
          className="min-w-0 flex-1 basis-60"
        />
        <Button>{texts.submit}</Button>
      </Form>
      <div role="status">
        {epost && !found && <p className="text-15 text-ink-2">{texts.notFound}</p>}
        {found && (
          <Sheet className="max-w-180">
            <Holder holder={found} ownId={ownId} />
          </Sheet>
        )}
      </div>
      <Sheet title={texts.admins} className="max-w-180">
        <ul className="divide-y divide-rule">
          {admins.map((holder) => (
            <li key={holder.id}>
              <Holder holder={holder} ownId={ownId} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

function Holder({ holder, ownId }: { holder: RoleHolder; ownId: string }) {
  const { id, email, displayName, roles } = holder;
  const isOwn = id === ownId;
  return (
    <div className="grid gap-x-6 gap-y-2 px-4 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-15 font-semibold wrap-anywhere">
          {displayName || email} {isOwn && <Badge tone="outline">{texts.own}</Badge>}
        </p>
        <p className="text-14 text-muted wrap-anywhere">
          {email}
          {roles.map((role) => ` · ${texts.names[role]}`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {grantableRoles
          .filter((role) => !(isOwn && role === "admin"))
          .map((role) => {
            const has = roles.includes(role);
            const label = has ? texts.revoke(texts.names[role]) : texts.grant(texts.names[role]);
            return (
              <ActionForm
                key={role}
                actions={roleActions}
                intent={has ? "revoke" : "grant"}
                values={{ user: id, role }}
              >
                <Button size="small" variant={has ? "quiet" : "secondary"}>
                  {label}
                </Button>
              </ActionForm>
            );
          })}
      </div>
    </div>
  );
}
