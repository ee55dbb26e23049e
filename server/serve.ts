import { once } from "node:events";
import { type Config, ConfigError, configure, parseConfig } from "#app/platform/config.server.ts";
import { configureLog, log } from "#app/platform/log.server.ts";
import { type ApplicationOptions, createApplication } from "./application.ts";
import { startServices } from "./services.ts";

/** Starts services and server, and stops both in order on SIGTERM or Ctrl-C. */
export async function serve(options: Omit<ApplicationOptions, "config">): Promise<void> {
  const config = readConfig();
  configure(config);
  configureLog(config.logLevel);
  const stopServices = await startServices(config, (step) => say(`  ${step}`));
  const server = createApplication({ ...options, config });
  server.listen(config.port, config.host);
  await once(server, "listening");
  say(`\n  Jaord: http://localhost:${config.port}\n`);

  const shutdown = async () => {
    server.close();
    server.closeIdleConnections();
    await stopServices();
    process.exit(0);
  };
  process.once("SIGINT", shutdown);
  process.once("SIGTERM", shutdown);
  process.on("unhandledRejection", (error) => log().error({ err: error }, "unhandled rejection"));
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Jaord cannot start with these settings:\n${error.message}\n`);
    process.exit(1);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
