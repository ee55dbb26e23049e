import { expect, test } from "vitest";
import { inTurn } from "./turns.server.ts";

const patient = new AbortController().signal;

test("each has two turns at once, and all together eight", async () => {
  const work = countedWork();
  const names = ["kari", "kari", "kari", "ola", "ola", "ola", "a", "b", "c", "d", "e", "f"];
  const done = names.map((who) => inTurn(who, patient, () => work.begin(who)));
  expect(work.running()).toEqual(["kari", "kari", "ola", "ola", "a", "b", "c", "d"]);
  await work.end("kari");
  expect(work.running()).toEqual(["kari", "ola", "ola", "a", "b", "c", "d", "kari"]);
  await work.end("a");
  expect(work.running()).toEqual(["kari", "ola", "ola", "b", "c", "d", "kari", "e"]);
  for (const who of ["kari", "kari", "ola", "ola", "ola", "b", "c", "d", "e", "f"]) {
    await work.end(who);
  }
  await Promise.all(done);
  expect(work.most()).toBe(8);
});

test("whoever waits too long leaves the line, and a failure leaves room for the next", async () => {
  const work = countedWork();
  const hurried = new AbortController();
  const [first, second] = [1, 2].map(() => inTurn("kari", patient, () => work.begin("kari")));
  const third = inTurn("kari", hurried.signal, () => work.begin("third"));
  const broken = expect(first).rejects.toThrow("broken");
  const fourth = inTurn("kari", patient, () => work.begin("fourth"));
  hurried.abort(new Error("too slow"));
  await expect(third).rejects.toThrow("too slow");
  await work.fail("kari");
  await broken;
  expect(work.running()).toEqual(["kari", "fourth"]);
  await work.end("kari");
  await work.end("fourth");
  await Promise.all([second, fourth]);
});

/** Things that are under way until they are told to end. */
function countedWork() {
  const tasks: { who: string; end: () => void; fail: (error: Error) => void }[] = [];
  let most = 0;
  const take = (who: string) => {
    const [task] = tasks.splice(
      tasks.findIndex((one) => one.who === who),
      1,
    );
    return task;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begin: (who: string) =>
      new Promise<void>((end, fail) => {
        tasks.push({ who, end, fail });
        most = Math.max(most, tasks.length);
      }),
    end: (who: string) => {
      take(who)?.end();
      return settled();
    },
    fail: (who: string) => {
      take(who)?.fail(new Error("broken"));
      return settled();
    },
    running: () => tasks.map(({ who }) => who),
    most: () => most,
  };
}
