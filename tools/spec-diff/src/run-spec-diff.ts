import { copyFile, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { DescriptionError } from "@document-export/openapi";
import { withRelease, withUnreleased } from "./changeset/changelog.ts";
import { changesetFault } from "./changeset/changesets.ts";
import { compareOperator, OPERATOR_PACKAGE, releaseOperator } from "./compare-operator.ts";
import { compareContracts } from "./compare/compare-contracts.ts";
import { highestLevel } from "./judge/judge.ts";
import { type JudgedChange, judgeChanges } from "./judge/judged-change.ts";
import { FILES, readBackground, readChangesets } from "./read-input.ts";
import { packReleased } from "./pack-released.ts";
import { renderMarkdown } from "./report/markdown.ts";
import { renderTerminal, summaryOf } from "./report/terminal.ts";

const USAGE = `Usage: pnpm spec:diff [--json | --markdown] [--write | --release <version>] [<before> <after>]

Compares spec/dist/openapi.json with spec/released/openapi.json, or two other descriptions, and says about each
change whom it breaks; the operator's contract too, operator.json, once it was released. Fails if no changeset has the level that the changes need, or spec/CHANGES.md is stale.

  --json               prints the changes as JSON
  --markdown           prints them as Markdown
  --write              writes them to spec/CHANGES.md
  --release <version>  the same under that version; today's contract becomes the released one,
                       and today's client, stub and types are packed beside it;
                       the operator's contract becomes released too

Exit code 0: all is well. 1: a changeset or the changelog is missing something, or, of two other descriptions, a
change breaks callers. 2: wrong usage, or a description that cannot be read.`;

const OPTIONS = {
  json: { type: "boolean" },
  markdown: { type: "boolean" },
  write: { type: "boolean" },
  release: { type: "string" },
  help: { type: "boolean" },
} as const;

type Options = Readonly<{ json?: boolean; markdown?: boolean; write?: boolean; release?: string }>;

/**
 * Compares the contract with the released one, as the arguments specify: prints each change, checks changesets and
 * changelog, and updates both files. Returns the exit code.
 */
export async function runSpecDiff(args: readonly string[]): Promise<number> {
  try {
    return await compareAll(args);
  } catch (error) {
    const problems =
      error instanceof DescriptionError ? error.problems : [(error as Error).message];
    console.error(`spec:diff: ${problems.join("\n")}\nSee \`pnpm spec:diff --help\`.`);
    return 2;
  }
}

async function compareAll(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (positionals.length !== 0 && positionals.length !== 2)
    throw new TypeError(`expected no files or two, got ${positionals.length}`);
  const [released = FILES.released, contract = FILES.contract] = positionals;
  const background = await readBackground(released, contract);
  const changes = judgeChanges(
    compareContracts(background.released, background.contract),
    background,
  );
  console.log(render(changes, values));
  if (positionals.length === 2) return changes.some(({ caller }) => caller === "breaks") ? 1 : 0;
  const operator = await compareOperator();
  if (!values.json && !values.markdown) console.log(`\n${renderOperator(operator, values)}`);
  const stale = await keepChangelog(changes, values);
  // The release has consumed the changesets that the changes required.
  if (values.release !== undefined) return 0;
  const faults = [
    stale,
    await checkChangesets(changes),
    await checkChangesets(operator ?? [], [OPERATOR_PACKAGE]),
  ].flat();
  for (const fault of faults) console.error(`\n${fault}`);
  return faults.length > 0 ? 1 : 0;
}

function render(changes: readonly JudgedChange[], { json, markdown }: Options): string {
  if (json) return JSON.stringify({ summary: summaryOf(changes), changes }, undefined, 2);
  if (markdown) return renderMarkdown(changes).trimEnd();
  return renderTerminal(changes, process.stdout.isTTY && !process.env["NO_COLOR"]);
}

function renderOperator(changes: readonly JudgedChange[] | undefined, options: Options): string {
  const text =
    changes === undefined
      ? "Never released: there is nothing to compare it with yet."
      : render(changes, options);
  return `The operator's contract\n\n${text}`;
}

/** Checks if the pending changesets match the changes; by default, those of packages versioned with the interface. */
async function checkChangesets(
  changes: readonly JudgedChange[],
  moving?: readonly string[],
): Promise<string[]> {
  const { packages, pending } = await readChangesets();
  const demanded = highestLevel(changes.map(({ level }) => level));
  const fault = changesetFault(demanded, moving ?? packages, pending);
  return fault === undefined ? [] : [fault];
}

/** Writes the changelog if requested, else reports that it is stale. */
async function keepChangelog(
  changes: readonly JudgedChange[],
  { write, release }: Options,
): Promise<string[]> {
  const before = await readFile(FILES.changelog, "utf8");
  const current = withUnreleased(before, renderMarkdown(changes));
  if (release !== undefined) {
    await writeFile(FILES.changelog, withRelease(current, release));
    await copyFile(FILES.contract, FILES.released);
    await releaseOperator();
    await packReleased();
    return [];
  }
  if (write) await writeFile(FILES.changelog, current);
  if (write || before === current) return [];
  return ["spec/CHANGES.md does not have these changes; run `pnpm spec:diff --write`."];
}
