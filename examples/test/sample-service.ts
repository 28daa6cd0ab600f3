import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDemoWorkspace, startService } from "@document-export/service/experimental";
import contract from "@document-export/spec/openapi.json" with { type: "json" };
import { afterAll, beforeAll, expect, test } from "vitest";
import { canRun, runSample, type Sample, type SampleEnvironment } from "./run-sample.ts";

/** The expected output of the samples of an operation, in every language; samples of other operations are not run. */
export const printed: Readonly<Record<string, RegExp>> = {
  exportHostedDocument: /done[\s\S]*reports\/2026-q3\.md/,
  createWebhook: /hooks\.example\.net/,
  listDocumentExports: /2026-q3/,
  listCollections: /Demo documents to folder/,
  listWebhooks: /hooks\.example\.net/,
};
/** The operations of the contract, each with its samples. */
export const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).map((operation) => ({
    id: operation.operationId,
    samples: operation["x-codeSamples"] as Sample[],
  })),
);
// Creates the resources before the samples that list them.
const inOrder = Object.keys(printed).flatMap((id) => operations.filter((one) => one.id === id));

// Inside this package, so that programs can resolve the packages.
const results = fileURLToPath(new URL("../test-results", import.meta.url));
/** The examples name destination 12; each workspace has two connections. */
const DESTINATION = 12;

/** Starts a service for the samples in a test file, and returns what they need to reach it. */
export function sampleService(): () => SampleEnvironment {
  let folder: string;
  let environment: SampleEnvironment;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    await mkdir(results, { recursive: true });
    folder = await mkdtemp(join(results, "samples-"));
    const { HostedDocumentUpload } = contract.components.examples;
    await writeFile(join(folder, "document.json"), HostedDocumentUpload.value.file);
    const service = await startService({ port: 0, data: join(folder, "data"), logLevel: "silent" });
    stop = service.stop;
    const { db } = service.storage;
    const out = join(folder, "out");
    let workspace = await createDemoWorkspace(db, out);
    while (workspace.destination < DESTINATION) workspace = await createDemoWorkspace(db, out);
    // The samples in each language export to the same path.
    const settings = JSON.stringify({ folder: out, onExisting: "replace" });
    await db.updateTable("connections").set({ settings }).where("id", "=", DESTINATION).execute();
    const { token } = workspace;
    environment = { cwd: folder, env: { DOCEXPORT_BASE_URL: service.url, DOCEXPORT_TOKEN: token } };
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  return () => environment;
}

/** Tests that samples in the languages that this machine has print the documented output. */
export function testSamples(
  environment: () => SampleEnvironment,
  isChosen: (id: string, label: string) => boolean,
): void {
  const runs = inOrder.flatMap(({ id, samples }) =>
    samples
      .filter(({ label, lang }) => isChosen(id, label) && canRun(lang))
      .map((sample) => ({ id, ...sample })),
  );
  test.each(runs)(
    "runs the sample of $id for $label with the documented output",
    async ({ id, ...sample }) => {
      expect(await runSample(sample, environment())).toMatch(printed[id] ?? /^$/);
    },
  );
}
