import { readFile } from "node:fs/promises";
import type { Decision } from "@document-export/spec/decision";
import type { Rule } from "../checks/rule.js";
import type { Basis } from "../findings/basis.js";
import { describeBasis } from "../findings/basis.js";
import { loadContract } from "../load/contract.js";
import { UsageError } from "../load/target.js";
import { ALL_RULES, familyOf } from "../rules/families.js";
import { describeInTraffic } from "../rules/in-traffic.js";
import { nearestNames } from "../names/nearest-names.js";

/**
 * Explains a name. For a rule: its title, basis and operations, and its page in the folder `rules` of this package. For
 * a decision: what is open, what is decided and why, and which rules rest on it. If a rule and a decision share the
 * name, the rule is explained; if two rules share it, both are.
 * @throws UsageError if neither has the name; it suggests the nearest ones
 */
export async function explain(name: string): Promise<string> {
  const rules = ALL_RULES.filter(({ id }) => id === name);
  if (rules.length > 0) return (await Promise.all(rules.map(explainRule))).join("\n");
  const { decisions } = loadContract();
  const decision = decisions.get(name);
  if (decision) return explainDecision(decision);
  const names = [...ALL_RULES.map(({ id }) => id), ...decisions.keys()];
  throw new UsageError(
    `Unknown rule or decision \`${name.slice(0, 80)}\`.${nearestNames(name, names)} The command \`rules\` lists the rules.`,
  );
}

async function explainRule(rule: Rule): Promise<string> {
  const file = new URL(`../../rules/${familyOf(rule)}/${rule.id}.md`, import.meta.url);
  const [heading = "", ...text] = (await readFile(file, "utf8")).split("\n");
  return [
    heading,
    "",
    rule.title,
    "",
    `Based on: ${rule.basis.map(describeBasis).join("; ")}.`,
    `Exercises: ${rule.operations.length === 0 ? "every operation" : rule.operations.join(", ")}.`,
    describeInTraffic(rule),
    ...text,
  ].join("\n");
}

function explainDecision({ id, open, decided, why, waivable }: Decision): string {
  const rules = ALL_RULES.filter(({ basis }) => basis.some((one) => restsOn(one, id)));
  const waiver = waivable
    ? `Waivable: \`--waive ${id}\` ignores findings that depend on it.`
    : "Not waivable: callers of every implementation rely on it.";
  return [
    `# ${id}`,
    "",
    `Open: ${open.trim()}`,
    `Decided: ${decided.trim()}`,
    `Why: ${why.trim()}`,
    waiver,
    `Checked by the rules: ${rules.length === 0 ? "none" : rules.map((rule) => rule.id).join(", ")}.`,
    "",
  ].join("\n");
}

function restsOn(basis: Basis, decision: string): boolean {
  return "decision" in basis && basis.decision === decision;
}
