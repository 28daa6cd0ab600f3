import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { parse } from "yaml";
import type { Decision } from "../decision.d.ts";

const folder = fileURLToPath(new URL("../decisions", import.meta.url));

/** Reads all decisions by ID; the file name is the ID in the file. */
export function readRegister(): ReadonlyMap<string, Decision> {
  const decisions = readdirSync(folder).map((name): Decision => {
    const decision: Decision = parse(readFileSync(join(folder, name), "utf8"));
    if (`${decision.id}.yaml` === name) return decision;
    throw new Error(
      `${join(folder, name)}: expected the id \`${name.replace(".yaml", "")}\`, got \`${decision.id}\``,
    );
  });
  return new Map(decisions.map((decision) => [decision.id, decision]));
}
