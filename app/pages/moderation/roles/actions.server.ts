import { requireAdmin } from "#app/features/accounts/access.server.ts";
import { grantRole, revokeRole } from "#app/features/accounts/roles/commands.server.ts";
import { roleSchema } from "#app/features/accounts/roles/schema.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { roleActions } from "./actions.ts";

export const handleRoleAction = implementActions(roleActions, requireAdmin, {
  grant: { input: roleSchema, run: (admin, { user, role }) => grantRole(admin, user, role) },
  revoke: { input: roleSchema, run: (admin, { user, role }) => revokeRole(admin, user, role) },
});
