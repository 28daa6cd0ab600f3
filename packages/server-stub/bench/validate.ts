// Cost of checking the list page, compared with Ajv compiled ahead of time and at run time, both with full formats.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import type { Violation } from "../dist/index.js";
import { checkDocumentExportPage } from "../dist/generated/checks.js";
import { examples } from "../dist/generated/examples.js";

const ROUNDS = 15;
const CALLS = 20_000;

const [connection, title] = [{ id: 12, name: "Company site" }, "Quarterly report"];
const item = {
  sourceConnection: connection,
  sourceDocumentTitle: title,
  sourceDocumentReference: "doc-81f2",
  sourceDocumentVersion: "7",
  sourceDocumentKind: "word",
  destinationConnection: connection,
  destinationReference: "q",
  exportedAt: "2026-10-19T09:30:00Z",
};
const { pagination } = examples.listDocumentExports.body;
const page: unknown = JSON.parse(
  JSON.stringify({ items: Array.from({ length: 10 }, () => item), pagination }),
);

const bundle = JSON.parse(
  readFileSync(new URL("../../../spec/dist/openapi.json", import.meta.url), "utf8"),
);
const reference = "bundle#/components/schemas/DocumentExportPage";
const createAjv = (code: object) => {
  const ajv = new Ajv2020({ strict: false, code });
  addFormats.default(ajv);
  ajv.addFormat("int32", { type: "number", validate: (value: number) => (value | 0) === value });
  ajv.addFormat("binary", true);
  ajv.addSchema({ components: bundle.components }, "bundle");
  return ajv;
};

/** Loads Ajv's generated code for the page as if from its own file. */
function loadStandalone(): (value: unknown) => boolean {
  const ajv = createAjv({ source: true });
  const validate = ajv.getSchema(reference);
  if (!validate) throw new Error(`Ajv has no schema \`${reference}\`.`);
  const module = { exports: {} };
  new Function("module", "exports", "require", standalone.default(ajv, validate))(
    module,
    module.exports,
    createRequire(import.meta.resolve("ajv")),
  );
  return module.exports as (value: unknown) => boolean;
}

const runtime = createAjv({}).getSchema(reference);
const out: Violation[] = [];
const candidates: Record<string, () => void> = {
  "server stub": () => {
    checkDocumentExportPage(page, "", out);
    if (out.length > 0) throw new Error("The page is not valid.");
  },
  "Ajv standalone, full formats": wrap(loadStandalone()),
  "Ajv at run time, full formats": wrap((value) => runtime?.(value) === true),
};

function wrap(validate: (value: unknown) => boolean): () => void {
  return () => {
    if (!validate(page)) throw new Error("The page is not valid.");
  };
}

/** Returns the CPU time of one call, in nanoseconds. */
function measure(call: () => void): number {
  const started = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) call();
  const { user, system } = process.cpuUsage(started);
  return ((user + system) * 1000) / CALLS;
}

const samples = new Map<string, number[]>(Object.keys(candidates).map((name) => [name, []]));
for (let round = -3; round < ROUNDS; round += 1)
  for (const [name, call] of Object.entries(candidates)) {
    const cost = measure(call);
    if (round >= 0) samples.get(name)?.push(cost);
  }

const median = (numbers: readonly number[]) =>
  numbers.toSorted((left, right) => left - right)[numbers.length >> 1] ?? Number.NaN;
const medians = [...samples].map(([name, costs]) => ({ name, cost: median(costs) }));
const ours = medians[0]?.cost ?? Number.NaN;
console.log(`A page of ${JSON.stringify(page).length} bytes, CPU time of one check:`);
console.table(
  medians.map(({ name, cost }) => ({
    name,
    "ns (median)": Math.round(cost),
    "of the stub's": Number((cost / ours).toFixed(1)),
  })),
);
