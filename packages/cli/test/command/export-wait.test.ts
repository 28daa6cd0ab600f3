import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { start } from "../support/start.js";
import { documents } from "../support/documents.js";
import { job } from "../support/job.js";
import { startStub } from "../support/stub-server.js";

test("--wait repeats the request with its key until the job ends", async () => {
  const keys: (string | undefined)[] = [];
  const states = [
    job(),
    job({ status: "processing" }),
    job({ status: "done", summary: "Exported." }),
  ];
  const { env } = await startStub({
    exportHostedDocument: ({ headers }) => {
      const key = headers["idempotency-key"] ?? "";
      keys.push(key);
      return {
        status: 202,
        headers: { "idempotency-key": key },
        body: states[keys.length - 1] ?? job(),
      };
    },
  });
  const [a = ""] = await documents("a.json");
  const { code, out } = await docexport(["export", a, "--to", "12", "--wait"], env);
  expect(out).toContain(": done  Exported.");
  expect({ code, sent: keys.length, distinct: new Set(keys).size }).toEqual({
    code: 0,
    sent: 3,
    distinct: 1,
  });
});

test.each([
  [
    ["https://site.example/q3"],
    "Exported.",
    "https://site.example/q3  ",
    { url: "https://site.example/q3" },
  ],
  [[], "Exported.", "reports/q3.md  ", {}],
  // The path is in the summary already, so it is not printed again.
  [[], "Exported to Site as reports/q3.md.", "", {}],
])("for the links %j and the summary `%s`, prints `%s`", async (urls, summary, place, member) => {
  const title = "reports/q3.md";
  const links = urls.map((url) => ({ title: "Open", description: "It", url }));
  const done = job({ status: "done", summary, outputDocuments: [{ title, links }] });
  const { env } = await startStub({ exportHostedDocument: () => ({ status: 202, body: done }) });
  const [a = ""] = await documents("a.json");
  const args = ["export", a, "--to", "12", "--wait"];
  const { out } = await docexport(args, env);
  expect(out).toBe(`${a}: done  ${summary}  ${place}job ${done.id}\n`);
  const json = await docexport([...args, "--json"], env);
  expect(JSON.parse(json.out)).toMatchObject({ written: [{ title, ...member }] });
});

test("exits with 1 if a job failed, and prints its summary", async () => {
  const failed = job({ status: "failed", hasErrors: true, summary: "The folder is full." });
  const { env } = await startStub({ exportHostedDocument: () => ({ status: 202, body: failed }) });
  const [a = ""] = await documents("a.json");
  const { code, out } = await docexport(["export", a, "--to", "12", "--wait"], env);
  expect(out).toContain(": failed  The folder is full.");
  expect(code).toBe(1);
});

test("exits with 3 if the job is unobservable or the wait expires", async () => {
  const mute = await startStub();
  const slow = await startStub({
    exportHostedDocument: ({ headers }) => ({
      status: 202,
      headers: { "idempotency-key": headers["idempotency-key"] ?? "" },
      body: job({ status: "processing" }),
    }),
  });
  const [a = ""] = await documents("a.json");
  const unseen = await docexport(["export", a, "--to", "12", "--wait"], mute.env);
  expect(unseen.err).toContain("cannot be observed");
  const late = await docexport(
    ["export", a, "--to", "12", "--wait=2", "--idempotency-key", "k7"],
    slow.env,
  );
  expect(late.err).toContain("last known as processing, did not end in time");
  expect(late.err).toContain("--idempotency-key k7");
  expect([unseen.code, late.code]).toEqual([3, 3]);
});

test("exits with 130 on Ctrl+C during the wait", async () => {
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const { env } = await startStub({
    exportHostedDocument: ({ signal }) => {
      asked();
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve({ status: 202, body: job() }));
      });
    },
  });
  const [a = ""] = await documents("a.json");
  const running = await start(["export", a, "--to", "12", "--wait"], env);
  await isAsked;
  running.process.kill("SIGINT");
  const { code, err } = await running.ended;
  expect(err).toMatch(
    /^\S+: interrupted\n {2}No response came; the job may have started\. Wait longer with `--wait SECONDS --idempotency-key [\w-]+`: it does not export twice\.\n$/,
  );
  expect(code).toBe(130);
});

test("exits with 130 on Ctrl+C even if another document failed", async () => {
  const failed = Promise.withResolvers<void>();
  let calls = 0;
  const { env } = await startStub({
    exportHostedDocument: ({ signal }) => {
      calls += 1;
      if (calls === 1) return { status: 202, body: job({ status: "failed", hasErrors: true }) };
      failed.resolve();
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve({ status: 202, body: job() }));
      });
    },
  });
  const files = await documents("a.json", "b.json", "c.json");
  const flags = ["--to", "12", "--concurrency", "1"];
  const running = await start(["export", ...files, ...flags], env);
  await failed.promise;
  running.process.kill("SIGINT");
  const { code, err } = await running.ended;
  // The third document was never sent.
  expect(err).toMatch(/b\.json: interrupted\n {2}No response came;.*\n.*c\.json: interrupted\n$/);
  expect(code).toBe(130);
});

test("exits on Ctrl+C while reading standard input and sends nothing", async () => {
  const { env, requests } = await startStub();
  const { process: child, ended } = await start(["export", "-", "--to", "12"], env, null);
  // More than the pipe buffer fits, so when the write completes, the command is reading.
  const beginning = `{"title":"${"a".repeat(4 * 2 ** 20)}`;
  await new Promise((resolve) => child.stdin?.write(beginning, resolve));
  child.kill("SIGINT");
  expect((await ended).code).toBe(130);
  expect(requests).toEqual([]);
});
