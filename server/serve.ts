import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseError } from "pg";
import { demoAccount, demoStaff } from "#app/features/accounts/rules.ts";
import { findDemoWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { type Config, ConfigError, configure, parseConfig } from "#app/platform/config.server.ts";
import { startDraining } from "#app/platform/http/draining.server.ts";
import { closeEventStreams } from "#app/platform/live/open-streams.server.ts";
import { configureLog, log } from "#app/platform/log.server.ts";
import { hasDevMailbox } from "#app/platform/mail/dev-mailbox.server.ts";
import { type ApplicationOptions, createApplication } from "./application.ts";
import { checkRestoreEnded } from "./backup/installation.ts";
import { drainable } from "./drain.ts";
import { startMetrics } from "./metrics.ts";
import { type Services, startServices } from "./services.ts";
import { StartError } from "./start-error.ts";

const drainTimeoutMs = 8_000;

export async function serve(options: Omit<ApplicationOptions, "config">): Promise<void> {
  const end = untilShutdown();
  // A full disk under the output or a closed terminal must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    const config = readConfig();
    configure(config);
    configureLog(config.logLevel);
    checkRestoreEnded(config);
    const services = await startServices(config, (step) => process.stdout.write(`  ${step} …\n`));
    try {
      const server = createApplication({ ...options, config });
      const drain = drainable(server);
      const stopMetrics = config.metrics && (await startMetrics(config.metrics));
      const port = await listen(server, config);
      await printWelcome(config, port, services);
      services.startJobWorkers();
      process.exitCode = await Promise.race([end, endOfLock(services)]);
      startDraining();
      if (process.exitCode === 0 && config.drainSeconds > 0) {
        drain.announce();
        await wait(config.drainSeconds * 1_000);
      }
      closeEventStreams();
      await drain.complete(drainTimeoutMs);
      stopMetrics?.();
    } finally {
      await services.stop();
    }
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StartError) process.stderr.write(`\n${error.message}\n`);
    else log().fatal({ err: error }, "cannot start");
  }
  process.exit();
}

async function endOfLock({ databaseTaken }: Services): Promise<number> {
  await databaseTaken;
  log().fatal("a restore has taken the database, stopping");
  return 1;
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new StartError(`Jaord cannot start with these settings:\n${error.message}`);
  }
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    throw new StartError(
      `Port ${port} is ${code === "EACCES" ? "not allowed here" : "in use by another program"}.\n` +
        "Choose another: PORT=3001 npm start",
    );
  }
}

function untilShutdown(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve(0));
    // The script that started this process has exited.
    process.on("disconnect", () => resolve(0));
    process.on("uncaughtException", (error) => {
      // pg-boss no longer listens to a lost connection when a pooler adds an error of its own.
      if (error instanceof DatabaseError) {
        log().warn({ err: error }, "lost database connection reported another error");
        return;
      }
      log().fatal({ err: error }, "uncaught error, stopping");
      resolve(1);
    });
    process.on("unhandledRejection", (error) => log().error({ err: error }, "unhandled rejection"));
  });
}

async function printWelcome(
  config: Config,
  port: number,
  { hasRowSecurity }: Services,
): Promise<void> {
  const url = config.production ? config.publicUrl : `http://localhost:${port}`;
  const lines = [`Jaord is ready: ${url}`];
  if (!hasRowSecurity) {
    lines.push("One role for all: PostgreSQL separates no weddings (DATABASE_OWNER_URL)");
  }
  if (hasDevMailbox()) {
    lines.push(`Mails it sends: ${url}/dev/mail`);
    const loopback = ["127.0.0.1", "::1", "localhost"].includes(config.host);
    if (!loopback) lines.push("Careful: anyone who can reach this machine can read those mails.");
  }
  if (config.demo) {
    const weddingId = await findDemoWedding();
    if (weddingId) lines.push(`Demo wedding:   ${url}${weddingPath(weddingId)}`);
    lines.push(`Demo sign-in:   ${demoAccount.email}, password ${demoAccount.password}`);
    lines.push(`                ${demoStaff.vendor.email}, ${demoStaff.admin.email}: the same`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}\n`);
}
