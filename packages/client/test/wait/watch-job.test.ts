import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { createClient } from "../../src/index.js";
import { createTestDouble } from "../../src/testing.js";
import { waitForJob, watchJob, type JobFeed } from "../../src/wait.js";
import { jobIn, startJobServer } from "./job-server.js";

const request = { file: {}, options: { destination: 12 } };

/** Never responds; the caller has to abort. */
const never = () => new Promise<never>(() => {});

test("asks for a delayed response, repeats with one key, and returns the finished job", async () => {
  const { client, requests } = await startJobServer({ states: ["queued", "processing", "done"] });
  const states: string[] = [];
  const job = await waitForJob(client, request, { onState: ({ status }) => states.push(status) });
  expect(job.status).toBe("done");
  expect(states).toEqual(["queued", "processing", "done"]);
  expect(requests.map(({ headers }) => headers.prefer)).toEqual(Array(3).fill("wait=50"));
  const [first, ...others] = requests.map(({ headers }) => headers["idempotency-key"]);
  expect(others).toEqual([first, first]);
});

test("treats undefined `wait` and `retries` as absent", async () => {
  const { client, requests } = await startJobServer({ states: ["done"] });
  await waitForJob(client, { ...request, wait: undefined, retries: undefined } as never);
  expect(requests.map(({ headers }) => headers.prefer)).toEqual(["wait=50"]);
});

test("treats failed as a final state, but not an unknown state", async () => {
  const { client } = await startJobServer({ states: ["paused", "failed"] });
  const states: string[] = [];
  for await (const { status } of watchJob(client, request)) states.push(status);
  expect(states).toEqual(["paused", "failed"]);
});

test("reports consecutive equal states once", async () => {
  const { client } = await startJobServer({ states: ["queued", "queued", "done"] });
  const states: string[] = [];
  for await (const { status } of watchJob(client, request)) states.push(status);
  expect(states).toEqual(["queued", "done"]);
});

test("rejects as unobservable without repeating if no key was echoed", async () => {
  const { client, requests } = await startJobServer({ states: ["queued"], echoes: false });
  const wait = waitForJob(client, { ...request, idempotencyKey: "k1" });
  await expect(wait).rejects.toMatchObject({
    name: "JobWaitError",
    kind: "unobservable",
    idempotencyKey: "k1",
    job: { status: "queued" },
  });
  expect(requests).toHaveLength(1);
});

test("returns the finished job from a delayed response without an echoed key", async () => {
  const { client } = await startJobServer({ states: ["done"], echoes: false });
  expect(await waitForJob(client, request)).toMatchObject({ status: "done" });
});

test("does not resend a document that can be read only once", async () => {
  const { client, requests } = await startJobServer({ states: ["queued", "done"] });
  const file = Readable.from([Buffer.from("{}")]);
  const wait = waitForJob(client, { ...request, file });
  await expect(wait).rejects.toMatchObject({ name: "JobWaitError", kind: "unobservable" });
  expect(requests).toHaveLength(1);
});

test("repeats without an echoed key if `supportsIdempotencyKeys` is set", async () => {
  const { client } = await startJobServer({ states: ["queued", "done"], echoes: false });
  const wait = waitForJob(client, request, { supportsIdempotencyKeys: true });
  expect(await wait).toMatchObject({ status: "done" });
});

/** Freezes the clock and these timers until the test advances them: a busy machine may take longer than a deadline. */
function holdTime(...toFake: readonly ("Date" | "setTimeout" | "clearTimeout")[]): void {
  vi.useFakeTimers({ toFake: [...toFake] });
  onTestFinished(() => void vi.useRealTimers());
}

test("ends the wait at the deadline with the last known job", async () => {
  holdTime("Date", "setTimeout", "clearTimeout");
  const again = Promise.withResolvers<void>();
  const { client, requests } = await startJobServer({
    states: ["queued", "processing"],
    hold: async (_, round) => {
      if (round === 0) return;
      again.resolve();
      await never();
    },
  });
  // Skips the pause before the next request.
  const onState = () => void vi.advanceTimersToNextTimerAsync();
  const wait = waitForJob(client, { ...request, deadlineMs: 1200 }, { onState });
  const failure = wait.catch((error: unknown) => error);
  await again.promise;
  await vi.advanceTimersByTimeAsync(1200);
  expect(await failure).toMatchObject({ kind: "deadline", job: { status: "queued" } });
  expect(requests.map(({ headers }) => headers.prefer)).toEqual(["wait=0", "wait=0"]);
});

test("requests each delayed response to end one second before the deadline", async () => {
  holdTime("Date");
  const { client, requests } = await startJobServer({ states: ["done"] });
  await waitForJob(client, { ...request, deadlineMs: 8000 });
  expect(requests[0]?.headers.prefer).toBe("wait=7");
});

test.each([
  ["while a response is delayed", never],
  ["during the pause before a repeat", () => Promise.resolve()],
])("an abort %s ends the wait immediately, with its reason", async (_, hold) => {
  // With these timers frozen, only the abort can end a pause.
  holdTime("setTimeout", "clearTimeout");
  let requested = () => {};
  const isRequested = new Promise<void>((resolve) => (requested = resolve));
  const { client } = await startJobServer({
    states: ["queued"],
    hold: async () => {
      requested();
      await hold();
    },
  });
  const abort = new AbortController();
  const wait = waitForJob(client, { ...request, signal: abort.signal }).catch((error) => error);
  await isRequested;
  abort.abort("enough");
  expect(await wait).toBe("enough");
});

test("sends nothing if aborted before the wait", async () => {
  const { client, requests } = await startJobServer({ states: ["done"] });
  const wait = waitForJob(client, { ...request, signal: AbortSignal.abort("early") });
  await expect(wait).rejects.toBe("early");
  expect(requests).toHaveLength(0);
});

test("ends the wait and aborts its request when the loop ends", async () => {
  let requested: (signal: AbortSignal) => void;
  const again = new Promise<AbortSignal>((resolve) => (requested = resolve));
  const hold = async ({ signal }: { signal: AbortSignal }, round: number) => {
    if (round === 0) return;
    requested(signal);
    await never();
  };
  const { client } = await startJobServer({ states: ["queued"], hold });
  for await (const _ of watchJob(client, request)) {
    await again;
    break;
  }
  const signal = await again;
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
  expect(signal.aborted).toBe(true);
});

test("ends the wait if `onState` throws", async () => {
  const { client } = await startJobServer({ states: ["queued"] });
  const onState = () => {
    throw new Error("no more");
  };
  await expect(waitForJob(client, request, { onState })).rejects.toThrow("no more");
});

test("rejects on an error response like a plain call", async () => {
  const { client } = await startJobServer({ states: ["queued"] });
  const wait = waitForJob(client, { file: {}, options: {} as never });
  await expect(wait).rejects.toMatchObject({ name: "ProblemError", status: 400 });
});

test("resolves from a feed alone and unfollows it when the job ends", async () => {
  const { client } = await startJobServer({ states: ["queued"], echoes: false });
  const signals: AbortSignal[] = [];
  const feed: JobFeed = {
    follow(id, onJob, signal) {
      signals.push(signal);
      setImmediate(() => onJob(jobIn("done", id)));
    },
  };
  expect(await waitForJob(client, request, { feed })).toMatchObject({ status: "done" });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("continues to wait for the same job with the same key", async () => {
  const { fetch, state } = createTestDouble({ honoursWait: false });
  const client = createClient({ baseUrl: "http://double.test", token: "t", fetch });
  const named = { ...request, idempotencyKey: "k1" };
  let left = "";
  for await (const { id } of watchJob(client, named)) {
    left = id;
    break;
  }
  expect(await waitForJob(client, named)).toMatchObject({ id: left, status: "done" });
  expect(state.jobs).toHaveLength(1);
});
