import { createConfig, getLineColLocation, lintFromString } from "@redocly/openapi-core";
import plugin from "../rules/plugin.ts";

/** Returns the findings of one rule in a description: `line: message`. */
export async function lint(rule: string, source: string): Promise<string[]> {
  const config = await createConfig({
    plugins: [plugin()],
    rules: { [`contract/${rule}`]: "error" },
  } as Parameters<typeof createConfig>[0]);
  const problems = await lintFromString({
    source: `openapi: 3.1.1\n${source.trim()}\n`,
    absoluteRef: "/openapi.yaml",
    config,
  });
  return problems
    .filter(({ ruleId }) => ruleId === `contract/${rule}`)
    .map((problem) => {
      const [place] = problem.location;
      return `${place ? getLineColLocation(place).start.line : 0}: ${problem.message}`;
    });
}
