import { parseArgs } from "node:util";
import { changeRoleOf } from "#app/features/accounts/roles/commands.server.ts";
import { type GrantableRole, grantableRoles } from "#app/features/accounts/rules.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { runCommand, UsageError } from "./backup/command-line.ts";
import { openDatabase } from "./backup/installation.ts";
import { say } from "./backup/progress.ts";
import { StartError } from "./start-error.ts";

const usage = "Usage: npm run role -- grant|revoke E-MAIL admin|vendor";

interface RoleChange {
  change: "grant" | "revoke";
  email: string;
  role: GrantableRole;
}

await runCommand(async (config) => {
  const { change, email, role } = readArguments();
  const database = await openDatabase(config, (step) => say(`${step} …`));
  connectDatabase(database.url, { maxConnections: 1 });
  try {
    const result = await changeRoleOf(email, role, change);
    if (result === "unknown") {
      throw new StartError(`No account has the e-mail ${email}. Sign up with it first.`);
    }
    say(describe({ change, email, role }, result === "changed"));
  } finally {
    await disconnectDatabase();
    await database.close();
  }
});

function readArguments(): RoleChange {
  const positionals = readPositionals();
  const [change, email, typedRole] = positionals;
  const role = grantableRoles.find((each) => each === typedRole);
  const isChange = change === "grant" || change === "revoke";
  if (!isChange || !email?.includes("@") || !role || positionals.length > 3) {
    throw new UsageError(usage);
  }
  return { change, email, role };
}

function readPositionals(): string[] {
  try {
    return parseArgs({ allowPositionals: true, strict: true }).positionals;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

function describe({ change, email, role }: RoleChange, isChanged: boolean): string {
  if (change === "grant") {
    return isChanged
      ? `${email} has the role ${role} now.`
      : `${email} had the role ${role} before.`;
  }
  return isChanged
    ? `${email} has lost the role ${role}.`
    : `${email} did not have the role ${role}.`;
}
