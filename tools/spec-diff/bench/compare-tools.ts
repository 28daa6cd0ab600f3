// Asks this tool, oasdiff and Redocly to judge every known change, and writes `table.md`. Install oasdiff with `go
// install github.com/oasdiff/oasdiff@latest`; if it is not on the path, set OASDIFF to its path.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sidesOf } from "../test/table/apply-patches.ts";
import type { KnownChange } from "../test/table/known-change.ts";
import { KNOWN_CHANGES } from "../test/table/known-changes.ts";
import { type ToolVerdict, TOOLS, versionsOf } from "./tools.ts";

/** A known change and the verdict of each tool, in the order of the tools. */
interface Row {
  readonly change: KnownChange;
  readonly verdicts: readonly ToolVerdict[];
}

const folder = await mkdtemp(join(tmpdir(), "compare-tools-"));
const base = JSON.parse(
  await readFile(new URL("../test/table/small-contract.json", import.meta.url), "utf8"),
);

try {
  const sections: string[] = [];
  const rows: Row[] = [];
  for (const [family, changes] of Object.entries(KNOWN_CHANGES)) {
    const found: Row[] = [];
    for (const change of changes) found.push({ change, verdicts: await ask(change) });
    rows.push(...found);
    sections.push(`## ${family}\n\n${tableOf(found)}`);
  }
  await writeFile(new URL("../table.md", import.meta.url), await page(rows, sections));
} finally {
  await rm(folder, { recursive: true });
}

async function ask(change: KnownChange): Promise<ToolVerdict[]> {
  const [before, after] = sidesOf(base, change);
  const files = [join(folder, "before.json"), join(folder, "after.json")] as const;
  await writeFile(files[0], JSON.stringify(before));
  await writeFile(files[1], JSON.stringify(after));
  return Promise.all(TOOLS.map((tool) => tool.judge({ before, after, files })));
}

async function page(rows: readonly Row[], sections: readonly string[]): Promise<string> {
  return `# Known changes, and what three tools say about them

Whether each change breaks callers was written down, with the reason, before any tool was asked. \`pnpm bench\` in this folder
writes this page; the changes are in \`test/table\`. Others: ${await versionsOf()}, as they are without settings.

${summaryOf(rows)}

A warning of oasdiff counts as breaking in the first line and as safe in the second. Missed changes reach callers; false alarms
cost a release that nobody needed. The table was made for this tool: whoever chose the changes also chose what counts as
breaking, so that the other counts measure different premises as much as faults. Where they differ most: oasdiff reads webhooks
and callbacks as if callers sent them, and lets defaults, unnamed members and operation ids change; Redocly lets members of
requests go, and takes other spellings of the same schema for changes.

A verdict that is not the expected one is in bold. \`unread\` is a description that the tool refused.

${sections.join("\n\n")}
`;
}

function summaryOf(rows: readonly Row[]): string {
  const lines = TOOLS.flatMap(({ name }, index) => {
    const verdicts = rows.map(({ change, verdicts }) => [change.caller, verdicts[index]] as const);
    const line = (label: string, warning: string): string => {
      const seen = verdicts.map(([caller, got]) => [caller, got === "warns" ? warning : got]);
      const right = seen.filter(([caller, got]) => caller === got).length;
      const missed = seen.filter(([caller, got]) => caller === "breaks" && got === "safe").length;
      const alarms = seen.filter(([caller, got]) => caller === "safe" && got === "breaks").length;
      const unread = seen.filter(([, got]) => got === "unread").length;
      return `| ${label} | ${right} | ${rows.length - right} | ${missed} | ${alarms} | ${unread} |`;
    };
    const warns = verdicts.some(([, got]) => got === "warns");
    return warns
      ? [line(`${name}, warnings break`, "breaks"), line(`${name}, warnings are safe`, "safe")]
      : [line(name, "breaks")];
  });
  return `| tool | right | wrong | missed | false alarms | unread |\n| --- | --: | --: | --: | --: | --: |\n${lines.join("\n")}`;
}

function tableOf(rows: readonly Row[]): string {
  const head = `| change | callers | implementers | ${TOOLS.map(({ name }) => name).join(" | ")} | because |`;
  const line = "| --- | --- | --- |".concat(TOOLS.map(() => " --- |").join(""), " --- |");
  return [head, line, ...rows.map(rowOf)].join("\n");
}

function rowOf({ change, verdicts }: Row): string {
  const { what, caller, implementer, because } = change;
  const cells = verdicts.map((verdict) => (verdict === caller ? verdict : `**${verdict}**`));
  return `| ${[what, caller, implementer, ...cells, because].join(" | ")} |`;
}
