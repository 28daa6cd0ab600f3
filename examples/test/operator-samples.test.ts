import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDemoWorkspace, startService } from "@document-export/service";
import contract from "@document-export/spec/operator.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileSamples, runSample, type Sample, type SampleEnvironment } from "./run-sample.ts";

interface Operation {
  readonly operationId: string;
  readonly "x-codeSamples"?: readonly Sample[];
}

const operations = Object.values(contract.paths).flatMap(
  (path) => Object.values(path) as Operation[],
);
const samples = operations.flatMap(({ operationId: id, "x-codeSamples": all = [] }) =>
  all.map((sample) => ({ id, ...sample })),
);

const results = fileURLToPath(new URL("../test-results", import.meta.url));
const DATA = "data";
let folder: string;
let environment: SampleEnvironment;
let stop: () => Promise<void>;

beforeAll(async () => {
  await mkdir(results, { recursive: true });
  folder = await mkdtemp(join(results, "operator-"));
  await writeFile(join(folder, "document.json"), contract.components.examples.JobUpload.value.file);
  for (const secret of ["username", "applicationPassword"])
    await writeFile(join(folder, `${secret}.txt`), "press");
  const data = join(folder, DATA);
  const service = await startService({ port: 0, data, operator: { port: 0 }, logLevel: "silent" });
  stop = service.stop;
  // The examples name the source 7 and the destination 12, of one workspace.
  const { db } = service.storage;
  let demo = await createDemoWorkspace(db, join(folder, "out"));
  while (demo.destination < 12) demo = await createDemoWorkspace(db, join(folder, "out"));
  const { workspace_id } = await db
    .selectFrom("connections")
    .select("workspace_id")
    .where("id", "=", demo.destination)
    .executeTakeFirstOrThrow();
  await db.updateTable("connections").set({ workspace_id }).where("id", "=", 7).execute();
  const create = `document-export operator-tokens create Tests --role admin --data ${DATA}`;
  const token = await runSample({ lang: "bash", source: create }, { cwd: folder, env: {} });
  const env = {
    DOCUMENT_EXPORT_OPERATOR_URL: service.operatorUrl ?? "",
    DOCUMENT_EXPORT_OPERATOR_TOKEN: token.trim(),
  };
  environment = { cwd: folder, env };
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** How a call fails: the code of the program's exit, and what it printed. */
interface Failure {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** With this curl ends where the response is an error. */
const HTTP_ERROR = 22;
/** The examples name jobs that no service has; another error says that a call is wrong. */
const EXPECTED = /"status":\s*4(?:04|09|22)\b/;

/** What is wrong with a call, or nothing. */
async function faultsOf(sample: Sample & { readonly id: string }): Promise<string[]> {
  const failure = await runSample(sample, environment).then(
    () => undefined,
    (error: Failure) => error,
  );
  if (!failure || (failure.code === HTTP_ERROR && EXPECTED.test(failure.stdout))) return [];
  return [`${sample.id}: ${failure.code} ${failure.stdout}${failure.stderr}`];
}

/** What a command prints, whether it fails or not. */
async function print(sample: Sample): Promise<string> {
  return runSample(sample, environment).catch(({ stdout, stderr }: Failure) => stdout + stderr);
}

test("every operation has samples of curl and the client", () => {
  for (const { "x-codeSamples": all = [] } of operations)
    expect(all.slice(0, 2).map(({ label }) => label)).toEqual(["curl", "TypeScript"]);
});

test("no sample of curl is refused for its form", async () => {
  // A stream has no end, and the token of the example is nobody's.
  const others = new Set(["streamEvents", "createSession"]);
  const calls = samples.filter(({ id, label }) => label === "curl" && !others.has(id));
  expect((await Promise.all(calls.map(faultsOf))).flat()).toEqual([]);
});

test.each([
  ["getOverview", /^service +\S/],
  ["listJobs", /No results|done|queued/],
  ["listConnections", /directory/],
  ["createWorkspace", /^\d+\n$/],
  ["createConnection", /^\d+\n$/],
  ["createCollection", /^\d+\n$/],
  ["createToken", /^de_\S+\n$/],
  ["listSigningKeys", /whpk_/],
  ["getJob", /5f0c2f6e/],
  ["replayDeliveries", /message/],
])("the command of %s does the same", async (id, printed) => {
  const sample = samples.find((each) => each.id === id && each.label === "document-export");
  expect(sample && (await print(sample))).toMatch(printed);
});

test("the programs compile under the strictest settings", async () => {
  const programs = samples.filter(({ label }) => label === "TypeScript");
  await compileSamples(
    programs.map(({ source }) => source),
    folder,
  );
});
