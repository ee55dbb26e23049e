import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { makeCertificate } from "./reverse-proxy.ts";

/**
 * Ends TLS in front of a server on this machine, as a reverse proxy does.
 * @param folder for the certificate
 * @param cookieOf returns the cookies that are added to the requests for a path
 */
export async function startTlsProxy(
  folder: string,
  ports: { own: number; server: number },
  cookieOf: (path: string) => string,
): Promise<{ caFile: string; stop: () => void }> {
  makeCertificate(folder);
  const [caFile, key] = ["certificate.pem", "key.pem"].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  const options = { cert: readFileSync(caFile), key: readFileSync(key) };
  const proxy = createServer(options, (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const cookie = [headers.cookie, cookieOf(url)].filter(Boolean).join("; ");
    const forwarded = { ...headers, ...(cookie && { cookie }) };
    const target = { host: "localhost", port: ports.server, method, path: url, headers: forwarded };
    const passed = request(target, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(ports.own, "127.0.0.1");
  await once(proxy, "listening");
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { caFile, stop };
}
