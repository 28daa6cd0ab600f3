// Behaviours that hold in every runtime, written without a test framework because none runs in all of them.
import {
  createClient,
  isCallError,
  ProblemError,
  type CallErrors,
  type Client,
  type ClientOptions,
  type UploadProgress,
} from "@document-export/client";
import { createTestDouble } from "@document-export/client/testing";
import { waitForJob } from "@document-export/client/wait";
import { createWebhookKeys, signWebhook, verifyWebhook } from "@document-export/client/webhooks";
import { subPathBehaviours } from "./sub-path-behaviours.js";

/** One behaviour of the client; `run` throws if the client does not show it. */
export interface Behaviour {
  readonly title: string;
  /** Runs after all others have finished, so that the measurement does not include their work. */
  readonly isTimed?: true;
  readonly run: (connect: Connect) => Promise<void>;
}

/** Creates a client for the server with the named fault. */
export type Connect = (fault: string, options?: Partial<ClientOptions>) => Client;

const bytes = new TextEncoder().encode(`{"title":"Bericht ü"}${" ".repeat(300_000)}`);
const options = { destination: 12 };
const arrived = '300022 bytes to 12: {"title":"Bericht ü"}';

function equal(actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted) throw new Error(`expected ${wanted}, got ${got}`);
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return `no failure but ${JSON.stringify(await call)}`;
  } catch (error) {
    return error;
  }
}

/** Returns the error of a call, which must have this name. */
async function failsWith<Name extends keyof CallErrors>(
  name: Name,
  call: Promise<unknown>,
): Promise<CallErrors[Name]> {
  const error = await failureOf(call);
  if (!isCallError(error, name)) throw new Error(`expected a ${name}, got ${String(error)}`);
  return error;
}

function chunks(): ReadableStream<Uint8Array> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      const end = Math.min(start + 100_000, bytes.length);
      controller.enqueue(bytes.slice(start, end));
      start = end;
      if (start === bytes.length) controller.close();
    },
  });
}

async function* iterated(): AsyncGenerator<Uint8Array> {
  yield bytes.slice(0, 5);
  yield bytes.slice(5);
}

/** The behaviours of every runtime. */
export const behaviours: readonly Behaviour[] = [
  ...subPathBehaviours,
  {
    title: "lists a page",
    run: async (connect) => {
      const { items, pagination } = await connect("right").listCollections({ pageSize: 3 });
      equal([items.length, pagination.totalRecordCount], [3, 5]);
    },
  },
  {
    title: "reads three pages in three requests",
    run: async (connect) => {
      let requests = 0;
      const client = connect("right", { onAttempt: () => (requests += 1) });
      const ids: number[] = [];
      for await (const { id } of client.iterateCollections({ pageSize: 2, prefetch: 1 }))
        ids.push(id);
      equal([ids, requests], [[1, 2, 3, 4, 5], 3]);
    },
  },
  ...[
    { name: "bytes", file: () => bytes },
    { name: "a Blob", file: () => new Blob([bytes]) },
    { name: "a web stream", file: chunks },
    { name: "an async iterable", file: iterated },
    { name: "a source that is opened", file: () => ({ open: chunks }) },
  ].map(({ name, file }): Behaviour => ({
    title: `uploads ${name}`,
    run: async (connect) => {
      const job = await connect("right").exportHostedDocument({ file: file(), options });
      equal(job.summary, arrived);
    },
  })),
  {
    title: "sends the options as typed JSON without a filename, byte for byte",
    run: async (connect) => {
      const { summary } = await connect("echo").exportHostedDocument({ file: "{}", options });
      const [boundary = ""] = summary.split("\r\n");
      equal(summary.replaceAll(boundary, "--edge").split("\r\n"), [
        "--edge",
        'Content-Disposition: form-data; name="file"; filename="file"',
        "Content-Type: application/octet-stream",
        "",
        "{}",
        "--edge",
        'Content-Disposition: form-data; name="options"',
        "Content-Type: application/json",
        "",
        '{"destination":12}',
        "--edge--",
        "",
      ]);
    },
  },
  {
    title: "reports upload progress, and whether it is measured",
    run: async (connect) => {
      const reports: UploadProgress[] = [];
      const onProgress = (progress: UploadProgress) => reports.push(progress);
      await connect("right").exportHostedDocument({ file: bytes, options, onProgress });
      const { sentBytes, totalBytes, measured } = reports.at(-1) ?? {};
      equal(sentBytes, totalBytes);
      equal(reports.length > 1, measured);
    },
  },
  {
    title: "retries after 503, not before Retry-After",
    run: async (connect) => {
      const start = performance.now();
      const { items } = await connect("unavailable-once").listWebhooks();
      equal([items.length > 0, performance.now() - start >= 1000], [true, true]);
    },
  },
  {
    title: "retries an upload after 503 with the same key, where keys are supported",
    run: async (connect) => {
      const file = { open: chunks };
      const job = await connect("unavailable-once").exportHostedDocument({ file, options });
      equal(job.summary, arrived);
    },
  },
  {
    title: "returns the problem of a refused call, typed",
    run: async (connect) => {
      const call = connect("right").listDocumentExports({ pageSize: 201 });
      const error = await failsWith("ProblemError", call);
      equal(
        [error instanceof ProblemError, error.status, error.errors[0]?.name, error.attempts],
        [true, 400, "pageSize", 1],
      );
    },
  },
  {
    title: "ends a call that gets no response in time",
    run: async (connect) => {
      const call = connect("silent", { timeoutMs: 100, retries: 0 }).listWebhooks();
      equal((await failsWith("TimeoutError", call)).timeoutMs, 100);
    },
  },
  {
    title: "ends within 50 ms of an abort, with its reason, while it waits for a response",
    isTimed: true,
    run: (connect) => abortsInTime(connect("silent")),
  },
  {
    title: "ends within 50 ms of an abort, with its reason, while it waits for a retry",
    isTimed: true,
    run: (connect) => abortsInTime(connect("unavailable")),
  },
  ...(["html", "empty", "truncated"] as const).map((fault): Behaviour => ({
    title: `recognizes a response that is ${fault}`,
    run: async (connect) => {
      const { kind } = await failsWith("InvalidResponseError", connect(fault).listWebhooks());
      equal(kind, fault === "truncated" ? "truncated-json" : fault);
    },
  })),
  ...(["reset", "cut", "redirect-loop"] as const).map((fault): Behaviour => ({
    title: `reports ${fault} as a connection failure`,
    run: async (connect) => {
      const call = connect(fault, { retries: 0 }).listWebhooks();
      const { kind, message } = await failsWith("ConnectionError", call);
      // Browsers do not say why a connection failed.
      if (message.includes("Failed to fetch") || message.includes("network error")) return;
      const expected = fault === "redirect-loop" ? fault : "reset";
      if (kind !== expected) throw new Error(`expected ${expected}, got ${kind}: ${message}`);
    },
  })),
  {
    title: "verifies a signed webhook, and rejects a changed one",
    run: async () => {
      const { privateKey, publicKey } = await createWebhookKeys();
      const body = JSON.stringify({ type: "job.done", timestamp: "", data: {} });
      const headers = await signWebhook({ id: "msg_1", body }, [privateKey]);
      const call = (text: string) =>
        new Request("https://a.test", { method: "POST", headers, body: text });
      equal((await verifyWebhook(call(body), [publicKey])).type, "job.done");
      const refused = await failureOf(verifyWebhook(call(`${body} `), [publicKey]));
      equal(String(refused).startsWith("WebhookError"), true);
    },
  },
  {
    title: "waits for a job in the test double",
    run: async () => {
      const { fetch } = createTestDouble({ jobStates: ["queued", "processing", "done"] });
      const double = createClient({ baseUrl: "https://a.test", token: "t", fetch });
      const seen: string[] = [];
      const onState = ({ status }: { status: string }) => seen.push(status);
      const job = await waitForJob(double, { file: bytes, options, wait: 1 }, { onState });
      equal([job.status, seen.at(-1)], ["done", "done"]);
    },
  },
];

/** Takes the best of ten runs, since a busy machine may pause the test. */
async function abortsInTime(client: Client): Promise<void> {
  const late: number[] = [];
  while (late.length < 10 && !late.some((time) => time < 50)) late.push(await abortDelayMs(client));
  const best = Math.min(...late);
  if (best >= 50) throw new Error(`expected an end within 50 ms, got ${best.toFixed(0)} ms`);
}

/** Returns how many milliseconds after its abort a call ends. */
async function abortDelayMs(client: Client): Promise<number> {
  const abort = new AbortController();
  const reason = new Error("no longer needed");
  let aborted = 0;
  setTimeout(() => {
    aborted = performance.now();
    abort.abort(reason);
  }, 300);
  const error = await failureOf(client.listWebhooks({ signal: abort.signal }));
  const late = performance.now() - aborted;
  if (error !== reason) throw new Error(`expected the reason, got ${String(error)}`);
  return late;
}

/** The outcome of a behaviour: no error if it holds. */
export interface Outcome {
  readonly title: string;
  readonly error?: string;
}

/** Runs every behaviour against the server at that URL, and returns the outcomes. */
export async function run(url: string): Promise<Outcome[]> {
  const id = crypto.getRandomValues(new Uint32Array(2)).join("");
  const outcomeOf = async ({ title, run: behave }: Behaviour): Promise<Outcome> => {
    const index = behaviours.findIndex((behaviour) => behaviour.title === title);
    const connect: Connect = (fault, given) =>
      createClient({
        baseUrl: `${url}/${fault}/${id}-${index}`,
        token: "good",
        timeoutMs: 120_000,
        deadlineMs: 240_000,
        ...given,
      });
    const error = await behave(connect).then(
      () => undefined,
      (failure: unknown) => String(failure),
    );
    return error === undefined ? { title } : { title, error };
  };
  const outcomes = await Promise.all(behaviours.filter(({ isTimed }) => !isTimed).map(outcomeOf));
  for (const behaviour of behaviours.filter(({ isTimed }) => isTimed))
    outcomes.push(await outcomeOf(behaviour));
  return outcomes;
}
