import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

const DESTINATION = `import { z } from "zod";
import {
  DeliveryRefusedError,
  destinationKind,
  targetExists,
  type Destination,
} from "./destination.js";

/** Published results, by their target. */
export type Kept = Map<string, { readonly bytes: Uint8Array; readonly job: string }>;

/** \`memory\`: kept by this process until it ends. */
export const memoryKind = destinationKind({
  summary: "the memory of this process",
  publishing: "kept until the process ends",
  removing: "the result",
  local: true,
  settings: z.object({}),
  secrets: z.object({}),
  open: () => memoryDestination(new Map()),
});

/** Keeps results in a map. */
export function memoryDestination(kept: Kept): Destination {
  return {
    keepsFiles: true,
    publish: async ({ target, bytes, job, replace }) => {
      const found = kept.get(target);
      if (found && found.job !== job && !replace) throw targetExists(target);
      kept.set(target, { bytes, job });
      return { reference: target, links: [] };
    },
    remove: async ({ reference, images, job }) => {
      const found = kept.get(reference);
      if (found && found.job !== job)
        throw new DeliveryRefusedError(\`\\\`\${reference}\\\` was not written by this export.\`);
      for (const target of kept.keys()) if (target.startsWith(\`\${images}/\`)) kept.delete(target);
      return kept.delete(reference) ? "removed" : "absent";
    },
    check: async () => [],
  };
}
`;

const TEST = `import { memoryDestination, type Kept } from "../../src/destinations/memory-destination.js";
import { describeDestination } from "../support/destinations/describe-destination.js";

describeDestination(async () => {
  const kept: Kept = new Map();
  return {
    destination: memoryDestination(kept),
    read: async (target) => kept.has(target) ? Buffer.from(kept.get(target)!.bytes) : undefined,
    plant: async (target, content) => void kept.set(target, { bytes: Buffer.from(content), job: "" }),
    list: async () => [...kept.keys()],
  };
});
`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository("service");
});
afterAll(() => copy?.remove());

test("recipe adds a destination that passes the tests of all destinations", async () => {
  const service = "packages/service";
  await copy.write(`${service}/src/destinations/memory-destination.ts`, DESTINATION);
  await copy.edit(
    `${service}/src/destinations/kinds.ts`,
    [
      "import { s3Kind }",
      'import { memoryKind } from "./memory-destination.js";\nimport { s3Kind }',
    ],
    ['  ["http", httpKind],\n', '  ["http", httpKind],\n  ["memory", memoryKind],\n'],
  );
  await copy.write(`${service}/test/destinations/memory-destination.test.ts`, TEST);
  const files = await filesOfRecipe("Add a destination", { kind: "memory" });
  expect(copy.changed).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(3);

  await copy.compile("service");
  // Skips the databases that other tests of the service need.
  const config = ["--config", "../../tools/config/vitest.ts"];
  await copy.test(service, ...config, "test/destinations/memory-destination.test.ts");
  await copy.test(service, ...config, "test/destinations/destinations-page.test.ts", "-u");
  const page = await copy.read(`${service}/docs/destinations.md`);
  expect(page).toContain("| `memory` | the memory of this process |");
});
