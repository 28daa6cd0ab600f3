import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DemoService, startDemoService } from "@document-export/demo-service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Generator } from "../src/generator.ts";
import { installed, others } from "../src/generators.ts";
import { makeClient } from "../src/make-client.ts";

const FILE = fileURLToPath(
  new URL("../../../packages/service/demo/quarterly-report.json", import.meta.url),
);

let service: DemoService;
beforeAll(async () => {
  service = await startDemoService();
});
afterAll(() => service.stop());

/** Generates the client and calls the five operations with it, plus a sixth call that the service refuses. */
async function expectFiveOperations(generator: Generator): Promise<void> {
  const reference = `by-${generator.id}-from-${generator.takes}.md`;
  const client = await makeClient(generator);
  const got = await client
    .call({
      BASE_URL: service.baseUrl,
      TOKEN: service.token,
      DESTINATION: String(service.destination),
      ENDPOINT: `https://hooks.example.net/${generator.id}`,
      REFERENCE: reference,
      FILE,
    })
    .finally(client.remove);
  const { webhook } = got as { webhook: number };
  expect(got).toEqual({
    collections: ["Demo documents to folder"],
    webhook: expect.any(Number),
    webhooks: expect.arrayContaining([webhook]),
    job: "done",
    records: expect.arrayContaining([reference]),
    refused: "urn:problem-type:document-export:unknown-connection",
  });
  expect(await readFile(join(service.exports, reference), "utf8")).toContain("# Quarterly report");
}

test(`client by ${installed.name} calls all five operations`, () =>
  expectFiveOperations(installed));

/** Whether to test all generators. All but one are installed by their own package managers, which takes minutes. */
const all = process.env.DOCUMENT_EXPORT_FOREIGN_CLIENTS === "all";

describe.runIf(all)(
  "generators installed for this test, and other forms of the description",
  () => {
    for (const generator of [...others, ...otherForms()]) {
      const missing = generator.needs.filter((program) => !isOnPath(program));
      const note =
        missing.length > 0 ? `; skipped, since there is no ${missing.join(" and no ")}` : "";
      test.skipIf(missing.length > 0)(
        `client by ${generator.name}, from ${generator.takes}, calls all five operations${note}`,
        () => expectFiveOperations(generator),
      );
    }
  },
);

/** Returns the same programs with clients generated from the less common forms of the bundle. */
function otherForms(): Generator[] {
  const generators = [installed, ...others].filter(({ takes }) => takes === "openapi.json");
  return [
    { ...installed, takes: "openapi.plain.json" },
    ...generators.map((generator) => ({ ...generator, takes: "openapi-3.0.json" as const })),
  ];
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}
