import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { emitChecks } from "../../src/emit/server-stub/checks/emit-checks.ts";
import { compile } from "../support/compile.ts";
import { modelOfSchema } from "../support/model-of-schema.ts";
import { kinds, schemasOf } from "./arbitrary-schema.ts";

const runtime = fileURLToPath(new URL("../../../../packages/server-stub/dist/", import.meta.url));

/** The checks of a schema next to the built runtime; empty for a schema with an endless self-reference. */
function filesOf(document: unknown, index: number): { path: string; text: string }[] {
  try {
    const { text } = emitChecks(modelOfSchema(document));
    return [{ path: `case${index}.ts`, text: text.replaceAll('from "../', `from "${runtime}`) }];
  } catch {
    return [];
  }
}

test("the checks of random schemas compile under the strictest settings", async () => {
  const documents = kinds.flatMap((kind) => fc.sample(schemasOf(kind), { numRuns: 100, seed: 3 }));
  const files = documents.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(190);
  expect(await compile(files)).toBe("");
});
