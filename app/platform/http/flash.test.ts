import { beforeAll, expect, test } from "vitest";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { flash, readFlash } from "./flash.server.ts";

beforeAll(() => configure(parseConfig({})));

test("a message is shown once", async () => {
  const message = "Din bryllupside er opprettet! 🎉";
  const cookie = await flash(message);
  expect(cookie).toMatch(/^flash=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);

  const first = await readFlash(visitWith(cookie));
  expect(first.message).toBe(message);
  expect(first.headers["Set-Cookie"]).toMatch(/^flash=[^;]*; Max-Age=0;/);

  const second = await readFlash(visitWith(first.headers["Set-Cookie"] ?? ""));
  expect(second).toEqual({ message: null, headers: {} });
});

test.each(["", "flash=", "flash=x", "flash=%E0%A4%A", "flash=eyJhIjoxfQ%3D%3D"])(
  "the cookie %j holds no message",
  async (cookie) => {
    expect(await readFlash(visitWith(cookie))).toEqual({ message: null, headers: {} });
  },
);

function visitWith(cookie: string): Request {
  return new Request("http://localhost/", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
}
