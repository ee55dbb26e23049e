import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertWedding } from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { loader } from "./calendar.ts";

useTestDatabase();

const fetchCalendar = (id: string) =>
  responseOf(() => loader(loaderArgs(`/wedding/calendar.ics?id=${encodeURIComponent(id)}`)));

test("the calendar file is named after the couple", async () => {
  const id = await insertWedding({ bride: "Åse (Bø)", groom: "Per" });
  const { status, headers, body } = await fetchCalendar(id);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Content-Disposition")).toBe(
    "inline; filename=\"bryllup.ics\"; filename*=UTF-8''Bryllup%20%C3%85se%20%28B%C3%B8%29%20og%20Per.ics",
  );
  expect(String(body)).toContain(`UID:${id}\r\n`);
  expect(String(body).replaceAll("\r\n ", "")).toContain(
    `URL:http://localhost:3000/wedding?id=${id}\r\n`,
  );
});

test.each(["", "nei", "../admin", randomUUID()])("the wedding “%s” is not found", async (id) => {
  expect((await fetchCalendar(id)).status).toBe(404);
});
