import { expect, test } from "vitest";
import {
  UploadShares,
  type Upload,
  type UploadDecision,
} from "../../../src/http/uploads/upload-shares.js";

const KiB = 1024;
const SECOND = 1000;
const rules = {
  bytes: 256,
  admissionTimeout: 120 * SECOND,
  minPace: { bytes: 5, interval: 20 * SECOND },
  busyPace: { wholeWithin: 30 * SECOND, interval: 5 * SECOND },
};

/** An upload of `pace` bytes per second, where the service waits for the sender. */
interface Sent extends Upload {
  readonly name: string;
}

/** Simulates shares with a test clock; `closed` and `refused` uploads leave immediately. */
function simulate(changes: Partial<typeof rules> = {}) {
  const shares = new UploadShares<Sent>({ ...rules, ...changes });
  const log: { kind: string; name: string; at: number }[] = [];
  let now = 0;
  const apply = (decisions: readonly UploadDecision<Sent>[]) => {
    for (const { kind, upload } of decisions) {
      log.push({ kind, name: upload.name, at: now / SECOND });
      if (kind !== "admit") apply(shares.leave(upload, now));
    }
  };
  const namesOf = (kind: string) =>
    log.filter((entry) => entry.kind === kind).map(({ name }) => name);
  return {
    log,
    namesOf,
    usage: () => shares.usage(),
    mayAsk: (workspace: number) => shares.mayAsk(workspace, 2),
    ask: (name: string, workspace: number, bytes: number, pace = 0) => {
      const began = now;
      const received = () => Math.min(((now - began) / SECOND) * pace, bytes);
      const upload = { name, workspace, bytes, received, isAwaited: () => received() < bytes };
      apply(shares.ask(upload, now));
      return upload;
    },
    leave: (upload: Sent) => apply(shares.leave(upload, now)),
    wait: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        now += SECOND;
        apply(shares.tick(now));
      }
    },
  };
}

test("a single workspace may use all memory, also for a larger body", () => {
  const { ask, leave, namesOf, usage } = simulate();
  const uploads = Array.from({ length: 8 }, (_, index) => ask(`${index}`, 1, 32));
  ask("larger", 1, 1000);
  expect(usage()).toEqual({ bytes: 256, reading: 8, waiting: 1 });
  uploads.forEach(leave);
  expect(namesOf("admit").at(-1)).toBe("larger");
});

test.each([
  [56, { bytes: 256, reading: 2, waiting: 0 }],
  [57, { bytes: 200, reading: 1, waiting: 1 }],
])("admits %i bytes only if they fit in 56 free bytes", (bytes, used) => {
  const { ask, usage } = simulate();
  ask("first", 1, 200);
  ask("second", 2, bytes);
  expect(usage()).toEqual(used);
});

test("gives released memory to the workspace that holds least", () => {
  const { ask, leave, namesOf } = simulate();
  const [first] = Array.from({ length: 12 }, (_, index) => ask(`a${index}`, 1, 32));
  ask("b", 2, 32);
  if (first) leave(first);
  expect(namesOf("admit").at(-1)).toBe("b");
});

test("closes slow uploads only as needed for another workspace", () => {
  const { ask, log, namesOf, wait, usage } = simulate();
  // 32 bytes at 0.3 per second: fast enough for an idle service, but not while other uploads wait.
  for (let index = 0; index < 9; index += 1) ask(`a${index}`, 1, 32, 0.3);
  wait(60);
  expect(namesOf("close")).toEqual([]);
  for (let index = 0; index < 3; index += 1) ask(`b${index}`, 2, 32, 32);
  wait(6);
  expect(namesOf("admit")).toEqual(expect.arrayContaining(["b0", "b1", "b2"]));
  expect(namesOf("close")).toHaveLength(3);
  expect(namesOf("refuse")).toEqual([]);
  expect(log.findLast(({ name }) => name === "b2")).toMatchObject({ kind: "admit" });
  expect(usage().bytes).toBe(256);
});

test("never closes uploads of a workspace within its share, however slow", () => {
  const { ask, namesOf, wait } = simulate();
  ask("modest", 1, 64, 0.3);
  for (let index = 0; index < 6; index += 1) ask(`greedy${index}`, 2, 32, 0.3);
  ask("waiting", 3, 64, 64);
  wait(10);
  expect(namesOf("close")).toEqual(["greedy0", "greedy1"]);
  expect(namesOf("admit")).toContain("waiting");
});

test("lets fast uploads finish while another workspace waits", () => {
  const { ask, leave, namesOf, wait } = simulate();
  const fast = Array.from({ length: 8 }, (_, index) => ask(`a${index}`, 1, 32, 2));
  ask("b", 2, 32, 2);
  wait(15);
  expect(namesOf("close")).toEqual([]);
  fast.forEach(leave);
  expect(namesOf("admit")).toContain("b");
});

test("closes an upload below the minimum pace even on an idle service", () => {
  const { ask, log, wait } = simulate();
  ask("silent", 1, 32, 0);
  ask("slow", 1, 32, 0.26);
  wait(21);
  expect(log.filter(({ kind }) => kind === "close")).toEqual([
    { kind: "close", name: "silent", at: 20 },
  ]);
});

test("refuses the workspace that holds most first if no memory is released", () => {
  const { ask, log, wait } = simulate();
  // Complete bodies that the service has not processed yet: no sender is too slow.
  for (let index = 0; index < 7; index += 1) ask(`a${index}`, 1, 32, 1000);
  ask("b", 2, 32, 1000);
  for (const name of ["a7", "a8"]) ask(name, 1, 32);
  ask("c", 3, 32);
  wait(121);
  const refused = log.filter(({ kind }) => kind === "refuse");
  expect(refused).toEqual([
    { kind: "refuse", name: "a8", at: 120 },
    { kind: "refuse", name: "a7", at: 121 },
  ]);
});

test("refuses more uploads of a workspace at its limit, but not another's", () => {
  const { ask, leave, mayAsk } = simulate();
  const first = ask("first", 1, 1);
  ask("second", 1, 1);
  expect([mayAsk(1), mayAsk(2)]).toEqual([false, true]);
  leave(first);
  expect(mayAsk(1)).toBe(true);
});

test("memory in use never exceeds the limit and is fully released", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const { ask, leave, wait, usage } = simulate({ bytes: 64 * KiB });
  const open: Sent[] = [];
  for (let step = 0; step < 2000; step += 1) {
    if (random(3) > 0)
      open.push(ask(`${step}`, random(5), 1 + random(100 * KiB), random(10 * KiB)));
    else if (open.length > 0) for (const one of open.splice(random(open.length), 1)) leave(one);
    if (random(4) === 0) wait(1 + random(10));
    const { bytes, reading, waiting } = usage();
    expect(bytes).toBeLessThanOrEqual(64 * KiB);
    expect(waiting === 0 || reading > 0).toBe(true);
  }
  open.forEach(leave);
  expect(usage()).toEqual({ bytes: 0, reading: 0, waiting: 0 });
});
