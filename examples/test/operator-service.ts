import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDemoWorkspace, startService } from "@document-export/service/experimental";
import contract from "@document-export/spec/operator.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSample, type Sample, type SampleEnvironment } from "./run-sample.ts";

interface Operation {
  readonly operationId: string;
  readonly "x-codeSamples"?: readonly Sample[];
}

/** The operations of the operator API. */
export const operations = Object.values(contract.paths).flatMap(
  (path) => Object.values(path) as Operation[],
);
/** All samples of these operations, each with its operation id. */
export const samples = operations.flatMap(({ operationId: id, "x-codeSamples": all = [] }) =>
  all.map((sample) => ({ id, ...sample })),
);

const results = fileURLToPath(new URL("../test-results", import.meta.url));
const DATA = "data";

/** A failed call: the exit code and the output. */
export interface Failure {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a service for the samples in a test file, and returns what they need to reach it. */
export function sampleService(): () => SampleEnvironment {
  let folder: string;
  let environment: SampleEnvironment;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    await mkdir(results, { recursive: true });
    folder = await mkdtemp(join(results, "operator-"));
    await writeFile(
      join(folder, "document.json"),
      contract.components.examples.JobUpload.value.file,
    );
    for (const secret of ["username", "applicationPassword"])
      await writeFile(join(folder, `${secret}.txt`), "press");
    const data = join(folder, DATA);
    const service = await startService({
      port: 0,
      data,
      operator: { port: 0 },
      logLevel: "silent",
    });
    stop = service.stop;
    // The examples name source 7 and destination 12 in the same workspace.
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
  return () => environment;
}

/** Tests that the sample commands of operations print the expected output. */
export function testCommands(
  environment: () => SampleEnvironment,
  printed: readonly (readonly [id: string, printed: RegExp])[],
): void {
  test.each(printed)("the command of %s prints the expected output", async (id, pattern) => {
    const sample = samples.find((each) => each.id === id && each.label === "document-export");
    expect(sample && (await print(sample, environment()))).toMatch(pattern);
  });
}

/** Returns the output of a command, even if it fails. */
async function print(sample: Sample, environment: SampleEnvironment): Promise<string> {
  return runSample(sample, environment).catch(({ stdout, stderr }: Failure) => stdout + stderr);
}

/** The exit code of curl for an error response. */
const HTTP_ERROR = 22;
/**
 * The examples name jobs that do not exist, so these errors are expected; any other error means that the call is wrong.
 * If the body goes to a file, only curl's own message contains the status.
 */
const EXPECTED = /"status":\s*4(?:04|09|22)\b|returned error: 4(?:04|09|22)\b/;

/** Returns the problems of a call; empty if there are none. */
async function faultsOf(
  sample: Sample & { readonly id: string },
  environment: SampleEnvironment,
): Promise<string[]> {
  const failure = await runSample(sample, environment).then(
    () => undefined,
    (error: Failure) => error,
  );
  if (!failure || (failure.code === HTTP_ERROR && EXPECTED.test(failure.stdout + failure.stderr)))
    return [];
  return [`${sample.id}: ${failure.code} ${failure.stdout}${failure.stderr}`];
}

/** Runs the curl samples of some operations, or of all, and expects that no call is refused as malformed. */
export async function expectCallsUnderstood(
  environment: SampleEnvironment,
  ids?: ReadonlySet<string>,
): Promise<void> {
  // These samples cannot succeed: a stream never finishes, and the token of the example does not exist.
  const others = new Set(["streamEvents", "createSession"]);
  const calls = samples.filter(
    ({ id, label }) => label === "curl" && !others.has(id) && (ids?.has(id) ?? true),
  );
  const faults = await Promise.all(calls.map((call) => faultsOf(call, environment)));
  expect(faults.flat()).toEqual([]);
}
