// Runs a release without publishing: `pnpm release:dry [--only <names>] [--json] [--accept-sizes] [--list]`. Packs
// every public package, checks the tarballs, installs them in projects outside of the workspace and runs those. Exits
// with 1 if there is a problem.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Check, Context } from "./checks/check.ts";
import { checks } from "./checks/checks.ts";
import { consumers } from "./consumers/consumers.ts";
import { runConsumer } from "./consumers/run-consumer.ts";
import { openMembers, OWNER_FILE, ownerOrExample, readOwnerFile } from "./owner.ts";
import { packPackages } from "./pack/pack-packages.ts";
import { writeChecked } from "./publish/checked-packages.ts";
import { describePackages, describeResult, NAME_WIDTH, type Result } from "./report.ts";
import { inRepository, OUTPUT, ROOT, SIZES_FILE } from "./root.ts";
import { runCheck } from "./run-checks.ts";
import { readSizes, writeSizes } from "./sizes.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    json: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    "accept-sizes": { type: "boolean", default: false },
  },
});
const NAMES = [...checks, ...consumers].map(({ name }) => name);

if (values.list)
  for (const { name, about } of [...checks, ...consumers])
    console.log(`${name.padEnd(NAME_WIDTH)}${about}`);
else await dryRun();

async function dryRun(): Promise<void> {
  const isWanted = wanted(values.only);
  const ownerFile = await readOwnerFile(join(ROOT, OWNER_FILE));
  const owner = ownerOrExample(ownerFile);
  const tarballs = await packPackages(ROOT, join(OUTPUT, "packages"), owner);
  if (values["accept-sizes"]) await writeSizes(SIZES_FILE, tarballs);
  const sizes = await readSizes(SIZES_FILE);
  const context: Context = { owner, tarballs, inRepository, sizes };
  print(`${describePackages(tarballs, sizes)}\n`);
  const results: Result[] = [];
  for (const check of checks.filter(isWanted))
    results.push(await show(check, runCheck(check, context)));
  for (const consumer of consumers.filter(isWanted))
    results.push(await show(consumer, runConsumer(consumer, tarballs, owner)));
  const open = openMembers(ownerFile);
  const hasPassed = results.every(({ faults }) => faults.length === 0);
  if (hasPassed && values.only === undefined)
    await writeChecked(join(OUTPUT, "packages"), tarballs);
  if (values.json)
    console.log(JSON.stringify({ packages: summarize(context), results, open }, undefined, 2));
  print(`\n${conclusion(results, open)}`);
  if (!hasPassed) process.exitCode = 1;
}

/** Returns a filter for the checks and consumers that `--only` names; `checks` and `consumers` select all of them. */
function wanted(only: string | undefined): (one: Pick<Check, "name">) => boolean {
  const asked = only?.split(",");
  const groups: Readonly<Record<string, readonly string[]>> = {
    checks: checks.map(({ name }) => name),
    consumers: consumers.map(({ name }) => name),
  };
  const unknown = asked?.find((name) => !NAMES.includes(name) && !groups[name]);
  if (unknown !== undefined)
    throw new Error(
      `Expected \`--only\` to name some of checks, consumers, ${NAMES.join(", ")}, got ${unknown}.`,
    );
  const named = new Set(asked?.flatMap((name) => groups[name] ?? [name]) ?? NAMES);
  return ({ name }) => named.has(name);
}

/** Prints each result when it arrives, and on a terminal also the check in progress. */
async function show(
  { name, about }: Pick<Check, "name" | "about">,
  running: Promise<Result>,
): Promise<Result> {
  const isLive = process.stdout.isTTY && !values.json;
  if (isLive) process.stdout.write(`· ${name.padEnd(NAME_WIDTH)}${about}`);
  const result = await running;
  if (isLive) process.stdout.write("\r\u001B[K");
  print(describeResult(result));
  return result;
}

function conclusion(results: readonly Result[], open: readonly string[]): string {
  const failed = results.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  const outcome =
    failed.length > 0
      ? `Failed: ${failed.join(", ")}.`
      : `All ${results.length} passed. Nothing was published.`;
  if (open.length === 0) return outcome;
  return `${outcome}\nTo fill in before a release, in ${OWNER_FILE}: ${open.join(", ")}.`;
}

function summarize({ tarballs }: Context): object[] {
  return tarballs.map(({ manifest: { name, version }, file, packed, files }) => ({
    name,
    version,
    file,
    bytes: packed.length,
    files: files.size,
  }));
}

function print(text: string): void {
  if (!values.json) console.log(text);
}
