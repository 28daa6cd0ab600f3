import { readFile } from "node:fs/promises";
import { selectRules } from "../engine/select-rules.js";
import { describeBasis } from "../findings/basis.js";
import { OPENAPI_RULES } from "../rules/openapi/index.js";
import { FAMILIES } from "../rules/rules.js";

/**
 * Returns the page of a rule: its title, what it rests on and exercises, and the text of its file
 * in the folder `rules` of this package.
 * @throws UsageError where no rule has the id
 */
export async function explainRule(id: string): Promise<string> {
  const families = { ...FAMILIES, openapi: OPENAPI_RULES };
  const [rule] = selectRules(Object.values(families).flat(), [id]);
  const family = Object.entries(families).find(([, rules]) => rules.some((one) => one === rule));
  if (!rule || !family) throw new Error(`The rule \`${id}\` is in no family.`);
  const file = new URL(`../../rules/${family[0]}/${id}.md`, import.meta.url);
  const [heading = "", ...text] = (await readFile(file, "utf8")).split("\n");
  return [
    heading,
    "",
    rule.title,
    "",
    `Rests on: ${rule.basis.map(describeBasis).join("; ")}.`,
    `Exercises: ${rule.operations.length === 0 ? "every operation" : rule.operations.join(", ")}.`,
    ...text,
  ].join("\n");
}
