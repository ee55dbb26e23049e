import { demoAccount } from "#app/features/accounts/rules.ts";
import type { Config } from "#app/platform/config.server.ts";
import { hasDevMailbox } from "#app/platform/mail/dev-mailbox.server.ts";

export function printWelcome(config: Config, port: number): void {
  const url = config.production ? config.publicUrl : `http://localhost:${port}`;
  const lines = [`Jaord is ready: ${url}`];
  if (hasDevMailbox()) {
    lines.push(`Mails it sends: ${url}/dev/mail`);
    const loopback = ["127.0.0.1", "::1", "localhost"].includes(config.host);
    if (!loopback) lines.push("Careful: anyone who can reach this machine can read those mails.");
  }
  if (config.demo) {
    lines.push(`Demo sign-in:   ${demoAccount.email}, password ${demoAccount.password}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}\n`);
}
