import { execFileSync, spawn } from "node:child_process";
import { on, once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "#server/free-port.ts";

export interface ReverseProxy {
  /** The certificate's own authority. */
  ca: string;
  httpUrl: string;
  httpsUrl: string;
  /** Waits for the next line of its log that contains the text. Throws after a minute. */
  nextLine: (text: string) => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts HAProxy with deploy/haproxy.cfg in front of ports of this machine; the servers are named
 * a, b, c and d.
 * @param folder for certificate and configuration
 */
export async function startReverseProxy(
  folder: string,
  ports: readonly number[],
): Promise<ReverseProxy> {
  const [http, https] = [await freePort(), await freePort()];
  const ca = makeCertificate(folder);
  const changes: [string | RegExp, string][] = [
    [":::80 v4v6", `127.0.0.1:${http}`],
    [":::443 v4v6", `127.0.0.1:${https}`],
    ["/etc/haproxy/jaord.pem", join(folder, "jaord.pem")],
    ["/etc/haproxy/haproxy-503.http", resolve("deploy/haproxy-503.http")],
    [serverLines("", [3001, 3002]), serverLines("", ports)],
    [serverLines("-unready", [3001, 3002]), serverLines("-unready", ports)],
  ];
  if (process.getuid?.() !== 0) changes.push([/^ +(user|group|chroot) .*\n/gm, ""]);
  const config = changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`deploy/haproxy.cfg has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync("deploy/haproxy.cfg", "utf8"),
  );
  writeFileSync(join(folder, "haproxy.cfg"), config);

  const child = spawn("haproxy", ["-W", "-db", "-f", join(folder, "haproxy.cfg")], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines = createInterface(child.stderr);
  let log = "";
  lines.on("line", (line) => {
    log += `${line}\n`;
  });
  const nextLine = async (text: string) => {
    const next = on(lines, "line", { close: ["close"], signal: AbortSignal.timeout(60_000) });
    try {
      for await (const [line] of next) if (line.includes(text)) return line;
    } catch (cause) {
      throw new Error(`no "${text}" in HAProxy's log:\n${log}`, { cause });
    }
    throw new Error(`HAProxy has ended:\n${log}`);
  };
  await nextLine("Loading success");
  return {
    ca,
    httpUrl: `http://127.0.0.1:${http}`,
    httpsUrl: `https://127.0.0.1:${https}`,
    nextLine,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

function serverLines(suffix: "" | "-unready", ports: readonly number[]): string {
  const options = suffix && " no-check backup";
  const lines = ports.map(
    (port, index) => `    server ${"abcd"[index]}${suffix} 127.0.0.1:${port}${options}`,
  );
  return lines.join("\n");
}

/** Returns the authority of `certificate.pem` and `key.pem`, which it writes for 127.0.0.1. */
export function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const options =
    "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1";
  execFileSync("openssl", ["req", ...options.split(" "), "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const ca = readFileSync(certificate, "utf8");
  writeFileSync(join(folder, "jaord.pem"), ca + readFileSync(key, "utf8"), { mode: 0o600 });
  return ca;
}
