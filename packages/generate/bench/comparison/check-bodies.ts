// Runs the bundled checks of a generator on the bodies, in its own process. Prints the results as JSON.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Bodies } from "./bodies.ts";
import { GENERATORS } from "./generators.ts";

const MEASURED_MS = 500;
const ROUNDS = 50;

/** Results of a generator's checks on the bodies of a description. */
export interface Verdicts {
  /** Operations that it has a check for. */
  readonly operations: number;
  readonly caught: number;
  readonly faults: number;
  /** Bodies that conform to the description, and how many of those the checks refuse. */
  readonly refused: number;
  readonly valid: number;
  /** Conforming bodies checked per second of CPU. */
  readonly perSecond: number;
}

type Passes = (value: unknown) => boolean;
type Check = (value: unknown, at: string, out: unknown[]) => void;
interface Contract {
  readonly body?: { readonly content: Readonly<Record<string, { readonly check?: Check }>> };
}
interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

const plain = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();

/** The check of each operation in a module of this generator. */
async function ownChecks(module: Record<string, unknown>): Promise<Map<string, Passes>> {
  const operations = module.operations as Record<
    string,
    Contract & { load?: () => Promise<Contract> }
  >;
  const entries = Object.entries(operations).map(async ([id, operation]) => {
    const { body } = operation.load ? await operation.load() : operation;
    const check = body?.content["application/json"]?.check;
    const passes = (value: unknown) => {
      const out: unknown[] = [];
      check?.(value, "", out);
      return out.length === 0;
    };
    return [plain(id), passes] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The zod checks in a module, by name. If a check throws, it counts as refusing the body. */
function zodChecks(module: Record<string, unknown>): Map<string, Passes> {
  const schemas = Object.entries(module as Record<string, Schema>);
  return new Map(
    schemas.map(([name, schema]) => [plain(name), (value) => passesZod(schema, value)]),
  );
}

function passesZod(schema: Schema, value: unknown): boolean {
  try {
    return schema.safeParse(value).success;
  } catch {
    return false;
  }
}

/** CPU time used, so that other programs on the machine have little influence. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function measure(pairs: readonly (readonly [Passes, unknown])[]): number {
  let rounds = 0;
  const start = cpuMilliseconds();
  while (cpuMilliseconds() - start < MEASURED_MS) {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [passes, value] of pairs) passes(value);
    rounds += ROUNDS;
  }
  return (rounds * pairs.length) / ((cpuMilliseconds() - start) / 1_000);
}

const [, , name = "", bundle = "", bodiesFile = ""] = process.argv;
const generator = GENERATORS.find((one) => one.name === name);
const module = (await import(pathToFileURL(bundle).href)) as Record<string, unknown>;
const checks = "operations" in module ? await ownChecks(module) : zodChecks(module);
const bodies = JSON.parse(await readFile(bodiesFile, "utf8")) as Bodies[];

const found = bodies.flatMap(({ operationId, valid, invalid }) => {
  const names = [operationId, ...(generator?.checkNames(operationId) ?? [])].map(plain);
  const passes = names.map((one) => checks.get(one)).findLast((one) => one !== undefined);
  return passes ? [{ passes, valid, invalid }] : [];
});
const valid = found.flatMap(({ passes, valid }) => valid.map((value) => [passes, value] as const));
const faults = found.flatMap(({ passes, invalid }) =>
  invalid.map((value) => [passes, value] as const),
);
const accepted = valid.filter(([passes, value]) => passes(value));
measure(accepted);
const verdicts: Verdicts = {
  operations: found.length,
  caught: faults.filter(([passes, value]) => !passes(value)).length,
  faults: faults.length,
  refused: valid.length - accepted.length,
  valid: valid.length,
  perSecond: accepted.length > 0 ? Math.round(measure(accepted)) : 0,
};
console.log(JSON.stringify(verdicts));
