// Checks the bundle against the facts of the interface, and prints each fact that does not match.
import { readFile } from "node:fs/promises";
import { checkFacts } from "./facts/check-facts.ts";

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../dist/${name}`, import.meta.url), "utf8"));
const [bundle, facts] = await Promise.all([read("openapi.json"), read("facts.json")]);
const problems = checkFacts(bundle, facts);

if (problems.length > 0) {
  console.error(
    `The contract and the facts of the interface differ (${problems.length}):\n${problems.join("\n")}`,
  );
  process.exitCode = 1;
} else {
  console.log(`${facts.length} facts hold, and every other constraint rests on a decision.`);
}
