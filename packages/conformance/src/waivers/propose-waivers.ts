import { stringify } from "yaml";
import type { Finding } from "../findings/finding.js";
import type { AnyReport } from "../report/report.js";

/** Maximum number of pieces of evidence per proposal. */
const MAX_EVIDENCE = 5;

const HEAD = `# Decisions that the target evidently took otherwise. Nothing here is in force: keep the
# entries that you stand by, say why in \`reason\`, and name the last day in \`until\` (or \`never\`).
# An entry without a reason is refused when the file is used with --waivers.
`;

/**
 * Returns a waiver file for the decisions that a target evidently made differently, each with its evidence but without
 * the reason, which only its implementers know. It proposes neither facts nor faults that nobody chooses: a 5xx status
 * or no response.
 */
export function proposeWaivers(report: AnyReport): string {
  const findings = report.rules.flatMap((rule) => rule.findings).filter(isDecided);
  const byDecision = Map.groupBy(findings, ({ basis }) => basis.decision);
  const entries = [...byDecision].sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) return `${HEAD}waivers: []\n`;
  return [`${HEAD}waivers:\n`, ...entries.map(([decision, group]) => entry(decision, group))].join(
    "",
  );
}

type Decided = Finding & { readonly basis: { readonly decision: string } };

function isDecided(finding: Finding): finding is Decided {
  const { basis, waivable, status } = finding;
  return "decision" in basis && waivable && status !== undefined && status < 500;
}

function entry(decision: string, findings: readonly Finding[]): string {
  const exchanges = findings.reduce((sum, { count }) => sum + count, 0);
  const shown = findings.slice(0, MAX_EVIDENCE);
  const rest = findings.length - shown.length;
  return [
    comment(`Findings: ${findings.length}, in exchanges: ${exchanges}.`),
    ...shown.flatMap(({ id, message, curl }) => [
      comment(`- ${id}: ${message}`),
      comment(`  ${curl}`),
    ]),
    ...(rest > 0 ? [comment(`- and ${rest} more in the report`)] : []),
    `  - decision: ${stringify(decision).trimEnd()}\n`,
    `    reason: ""\n`,
    `    until: ""\n`,
  ].join("");
}

const MAX_LINE = 400;

/** Text from a target must not end the comment. */
function comment(text: string): string {
  return `  # ${text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").slice(0, MAX_LINE)}\n`;
}
