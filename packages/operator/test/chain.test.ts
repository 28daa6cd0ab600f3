import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const generated = inRepository("packages/operator/src/generated");
const generator = inRepository("packages/generate/src/main.ts");
const PARTS = {
  types: [],
  client: ["--types", "./../../types.js"],
  server: ["--problem-types", "urn:problem-type:document-export:"],
};

/** The build step that creates the operator's bundle. */
const BUNDLE = `
  import { writeFile } from "node:fs/promises";
  import { bundleContract } from "./src/bundle.ts";
  import { withoutDecisions } from "./src/variants/without-decisions.ts";
  const contract = withoutDecisions(await bundleContract("operator.yaml"));
  await writeFile("operator.json", JSON.stringify(contract));`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-chain-"));
  await cp(inRepository("spec"), join(folder, "spec"), {
    recursive: true,
    filter: (path) => !/spec\/(node_modules|dist|released|test|test-results)$/.test(path),
  });
  await symlink(inRepository("spec/node_modules"), join(folder, "spec/node_modules"));
});
afterAll(() => rm(folder, { recursive: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, "spec/operator", file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

/** Returns the lines that the generation chain would add now, by file. */
async function diff(): Promise<Record<string, string[]>> {
  await run(process.execPath, ["--input-type=module", "--eval", BUNDLE], {
    cwd: join(folder, "spec"),
  });
  const changes: Record<string, string[]> = {};
  for (const [part, more] of Object.entries(PARTS)) {
    const output = join(folder, part);
    const target = part === "server" ? "server-stub" : part;
    const description = join(folder, "spec/operator.json");
    await run(process.execPath, [generator, target, description, output, ...more]);
    for (const file of await readdir(output)) {
      const added = addedLines(
        await linesOf(join(generated, part, file)),
        await linesOf(join(output, file)),
      );
      if (added.length > 0) changes[`${part}/${file}`] = added;
    }
  }
  return changes;
}

async function linesOf(file: string): Promise<string[]> {
  const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.trim());
  return lines.filter((line) => !line.startsWith("*") && !line.startsWith("/**"));
}

/** Returns the lines that occur more often in the second list. */
function addedLines(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  return after.filter((line) => {
    const rest = left.get(line) ?? 0;
    left.set(line, rest - 1);
    return rest <= 0;
  });
}

test("a change of the contract appears in types, client and stub", async () => {
  await change("components/schemas/Job.yaml", "  - retryOf\n", "  - retryOf\n  - priority\n");
  await change(
    "components/schemas/Job.yaml",
    "  retryOf:\n",
    "  priority:\n    type: integer\n    maximum: 9\n    description: Of two jobs, the larger goes first.\n  retryOf:\n",
  );
  await change(
    "paths/jobs.yaml",
    "Search.yaml\n",
    "Search.yaml\n    - $ref: ../components/parameters/EventFilter.yaml\n",
  );
  const changes = await diff();
  expect(Object.keys(changes).sort()).toEqual([
    "client/client.ts",
    "client/operations.ts",
    "server/checks.ts",
    // The job examples lack the newly required member.
    "server/examples.ts",
    "server/handlers.ts",
    "server/parameters.ts",
    "server/schemas.ts",
    "types/operation-types.ts",
    "types/schemas.ts",
  ]);
  expect(changes["types/schemas.ts"]).toEqual(["readonly priority: number;"]);
  expect(changes["server/schemas.ts"]).toEqual(["readonly priority: number;"]);
  expect(changes["server/checks.ts"]?.join("\n")).toContain("priority");
  expect(changes["client/client.ts"]).toContain("readonly event?: string;");
  expect(changes["client/operations.ts"]?.join("\n")).toContain(
    '{ in: "query", name: "event", type: "string" }',
  );
});
