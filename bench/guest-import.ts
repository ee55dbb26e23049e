import { configure, parseConfig } from "../app/platform/config.server.ts";
import { toCsv } from "../app/platform/csv.server.ts";
import { writeXlsx } from "../app/platform/spreadsheets/xlsx.server.ts";
import { makeDataFolder, startServer } from "../tests/support/server.ts";
import { signInAsDemo } from "../tests/support/sessions.ts";

// node bench/guest-import.ts [rows]: how long a list takes from upload to preview. Needs a build.
const rows = Number(process.argv[2] ?? 2000);
const samples = 9;
const headers = ["Navn", "E-post", "Mobil", "Gruppe", "Allergier", "Adresse", "Postnr", "Sted"];
const guests = Array.from({ length: rows }, (_, index) => [
  `Gjest${index} Hansen`,
  `gjest${index}@epost.no`,
  `9${String(index).padStart(7, "0")}`,
  index % 2 ? "Familien" : "Venner",
  index % 7 ? "" : "nøtter",
  `Storgata ${index}`,
  "0150",
  "Oslo",
]);

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });
configure(parseConfig({ DATA_DIR: folder.path }));
try {
  const couple = await signInAsDemo(server.url);
  const sheet = [headers, ...guests];
  const files = { CSV: Buffer.from(toCsv(sheet)), XLSX: await writeXlsx("Gjester", sheet) };
  for (const [format, file] of Object.entries(files)) {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      const started = performance.now();
      const body = new FormData();
      body.append("intent", "read");
      body.append("file", new File([new Uint8Array(file)], "gjester"));
      const sent = await couple.fetch("/guest-list/import", { method: "POST", body });
      await (await couple.fetch(sent.headers.get("Location") ?? "")).text();
      times.push(performance.now() - started);
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(samples / 2)] ?? 0;
    process.stdout.write(`${rows} rows as ${format}: ${median.toFixed(0)} ms\n`);
  }
} finally {
  await server.stop();
  await folder.remove();
}
