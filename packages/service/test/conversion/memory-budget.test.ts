import { expect, test } from "vitest";
import { createMemoryBudget } from "../../src/conversion/memory-budget.js";

/** Starts a budget of 100 bytes whose work runs until ended by name; `running` has the names of running work. */
function startBudget() {
  const budget = createMemoryBudget(100);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, workspace: number, bytes: number) =>
    budget.within({ workspace, bytes }, async () => {
      running.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running.splice(running.indexOf(name), 1);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { budget, running, begin, end };
}

test("gives one workspace at most half, so that another finds memory", async () => {
  const { running, begin, end } = startBudget();
  void begin("a1", 1, 1000);
  void begin("a2", 1, 1);
  void begin("b1", 2, 40);
  await new Promise(setImmediate);
  expect(running).toEqual(["a1", "b1"]);
  await end("a1");
  expect(running).toEqual(["b1", "a2"]);
});

test("workspaces take turns, however many conversions of one are waiting", async () => {
  const { running, begin, end } = startBudget();
  for (const name of ["a1", "a2", "a3"]) void begin(name, 1, 50);
  void begin("b1", 2, 50);
  void begin("c1", 3, 50);
  void begin("b2", 2, 50);
  await new Promise(setImmediate);
  expect(running).toEqual(["a1", "b1"]);
  for (const name of ["a1", "b1", "a2", "c1"]) await end(name);
  expect(running).toEqual(["b2", "a3"]);
});

test("lets small conversions overtake a large one, but not forever", async () => {
  const { running, begin, end } = startBudget();
  void begin("half", 1, 50);
  void begin("other", 2, 30);
  void begin("large", 3, 50);
  for (let count = 0; count < 40; count += 1) void begin(`little ${count}`, 4, 20);
  await new Promise(setImmediate);
  for (let count = 0; count < 32; count += 1) {
    expect(running).toContain(`little ${count}`);
    await end(`little ${count}`);
  }
  expect(running).toEqual(["half", "other"]);
  await end("other");
  expect(running).toEqual(["half", "large"]);
});

test("releasing memory early lets others begin before the work ends", async () => {
  const { budget, running, begin } = startBudget();
  const done = budget.within({ workspace: 1, bytes: 50 }, async (lease) => {
    void begin("next", 1, 40);
    await new Promise(setImmediate);
    expect(running).toEqual([]);
    lease.shrink(10);
    await new Promise(setImmediate);
    expect([lease.bytes(), running]).toEqual([10, ["next"]]);
  });
  await done;
});

test("failed work releases its memory, and closing rejects waiting work", async () => {
  const { budget, running, begin } = startBudget();
  const failed = budget.within({ workspace: 1, bytes: 50 }, () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  void begin("a", 1, 50);
  const waiting = begin("b", 1, 50);
  await new Promise(setImmediate);
  budget.close();
  await expect(waiting).rejects.toThrow("The service is stopping.");
  await expect(begin("c", 2, 1)).rejects.toThrow("The service is stopping.");
  expect(running).toEqual(["a"]);
});
