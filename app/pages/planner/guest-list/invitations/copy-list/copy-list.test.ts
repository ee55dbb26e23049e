import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { households } from "#app/features/guests/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { readSheet } from "#app/platform/spreadsheets/read-sheet.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, type SignedInUser, signedInOwner } from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { copyListPaths } from "../invitation-query.ts";
import { loader as asCsv } from "./list-csv.ts";
import { loader as asXlsx } from "./list-xlsx.ts";

useTestDatabase();

const limits = { maxRows: 100, maxColumns: 60, maxCellLength: 2000 };
const loaders = { csv: asCsv, xlsx: asXlsx };
const code = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

let owner: SignedInUser & { weddingId: OwnedWeddingId };
let family: string;

beforeEach(async () => {
  owner = await signedInOwner();
  family = randomUUID();
  for (const name of ["Sigrid Lie", "Jonas Lie"]) {
    await insertGuest(owner.weddingId, {
      name,
      householdId: family,
      plusOne: name === "Jonas Lie",
    });
  }
  await db()
    .update(households)
    .set({ address: "Storgata 11", postalCode: "0155", city: "Oslo" })
    .where(eq(households.id, family));
  await insertGuest(owner.weddingId, { name: "=1+1", email: "per@epost.no" });
});

test.each(["csv", "xlsx"] as const)("%s has name, address and link", async (format) => {
  const [headers, lie, formula, ...others] = await download(format, "");
  expect(headers).toEqual(["Navn på konvolutten", "Adresse", "Lenke"]);
  expect(lie?.slice(0, 2)).toEqual(["Sigrid og Jonas Lie", "Storgata 11, 0155 Oslo"]);
  expect(lie?.[2]).toMatch(/^\S+\/b\/kari-ola\/\S{4}-\S{4}$/);
  expect(formula?.[0]).toBe(format === "csv" ? "'=1+1" : "=1+1");
  expect(others).toEqual([]);
});

test.each(["csv", "xlsx"] as const)("%s has the chosen columns and households", async (format) => {
  const query = `kolonner=navn+kode+antall+e-post&valgte=${family}`;
  const [headers, lie, ...others] = await download(format, query);
  expect(headers).toEqual(["Navn på konvolutten", "Kode", "Antall", "E-post"]);
  expect(lie).toEqual(["Sigrid og Jonas Lie", expect.stringMatching(code), "3", ""]);
  expect(others).toEqual([]);
});

test.each(["csv", "xlsx"] as const)("%s is for its couple alone", async (format) => {
  const other = await signedInOwner();
  expect(await download(format, `valgte=${family}`, other)).toHaveLength(1);
  const visitor = await responseOf(() => loaders[format](loaderArgs(path(format)) as never));
  expect(visitor.status).toBe(302);
});

function path(format: keyof typeof loaders, query = "") {
  return `${copyListPaths[format]}?${query}`;
}

async function download(format: keyof typeof loaders, query: string, { cookies } = owner) {
  const response = await loaders[format](loaderArgs(path(format, query), { cookies }) as never);
  expect(response.headers.get("Content-Disposition")).toContain(`konvolutter-`);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const sheet = await readSheet(new Uint8Array(await response.arrayBuffer()), limits);
  if (!sheet.ok) throw new Error(sheet.reason);
  return sheet.rows;
}
