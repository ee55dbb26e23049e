import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import type { AdminId } from "../access.server.ts";
import type { Role } from "../rules.ts";
import { userRoles, users } from "../tables.server.ts";

export interface RoleHolder {
  id: string;
  email: string;
  displayName: string;
  roles: Role[];
}

/** Returns the account with exactly this e-mail, or null. */
export async function findHolder(_admin: AdminId, email: string): Promise<RoleHolder | null> {
  const [found] = await withTables([userRoles], () =>
    selectHolders().where(eq(users.email, email)),
  );
  return found ?? null;
}

/** Returns the administrators, by e-mail. */
export function listHolders(_admin: AdminId): Promise<RoleHolder[]> {
  const hasRole = sql`exists (select from ${userRoles}
    where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin')`;
  return withTables([userRoles], () =>
    selectHolders().where(hasRole).orderBy(users.email).limit(maxListed),
  );
}

const maxListed = 200;

function selectHolders() {
  return db()
    .select({
      id: users.id,
      email: users.email,
      displayName: users.name,
      roles: sql<Role[]>`array(select ${userRoles.role} from ${userRoles}
        where ${userRoles.userId} = ${users.id} order by 1)`,
    })
    .from(users);
}

/** Returns where to write to an account, or null when it is gone. */
export async function findContact(
  tx: Transaction,
  userId: string,
): Promise<{ id: string; email: string } | null> {
  const [found] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}
