import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Violation } from "../src/index.js";
import * as checks from "../src/generated/checks.js";

type Check = (value: unknown, at: string, out: Violation[]) => void;

const bundle = JSON.parse(
  await readFile(new URL("../../../spec/dist/openapi.json", import.meta.url), "utf8"),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("binary", true);
ajv.addSchema({ components: bundle.components }, "bundle");

const instances: Record<string, unknown> = {
  ConnectionReference: { id: 12, name: "Company site" },
  Pagination: { pageCount: 1, pageNo: 1, pageSize: 50, totalRecordCount: 2 },
};
for (const [name, example] of Object.entries<{ value: unknown }>(bundle.components.examples))
  instances[name] = example.value;
const named: Record<string, string> = {
  JobQueued: "Job",
  JobDone: "Job",
  JobFailed: "Job",
  DocumentExportPagePastTheEnd: "DocumentExportPage",
};

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom(
    0,
    -1,
    1.5,
    2 ** 31,
    "",
    "2026-02-30T00:00:00Z",
    "2026-10-19T09:30:00Z",
    null,
    [],
    {},
  ),
);

/** Changes one place of a JSON value: replaces, removes or adds. */
function mutate(value: unknown, path: number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== "object" || value === null) return replacement;
  const entries = Object.entries(value);
  if (entries.length === 0) return replacement;
  const index = step % entries.length;
  if (rest.length === 0 && step % 3 === 0) entries.splice(index, 1);
  else {
    const [key, member] = entries[index] ?? ["", undefined];
    entries[index] = [key, mutate(member, rest, replacement)];
  }
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

const schemas = new Set(
  Object.keys(bundle.components.schemas).filter((name) => name !== "HostedDocumentUpload"),
);
const seeds = Object.entries(instances).filter(([name]) => schemas.has(named[name] ?? name));

test.each(seeds)("agrees with Ajv on mutations of %s", (example, instance) => {
  const name = named[example] ?? example;
  const validate = ajv.getSchema(`bundle#/components/schemas/${name}`);
  const check: Check = Reflect.get(checks, `check${name}`);
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 5 }), junk, (path, replacement) => {
      const value = path.length === 0 ? instance : mutate(instance, path, replacement);
      const out: Violation[] = [];
      check(value, "", out);
      expect({ value, valid: out.length === 0 }).toEqual({ value, valid: validate?.(value) });
    }),
    { numRuns: 500, seed: 7 },
  );
});
