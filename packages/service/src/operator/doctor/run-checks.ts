import type { Check, CheckContext, Finding } from "./check.js";

/** Runs checks one after the other, so that what one finds does not hide what the next does. */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { what, run } of checks) {
    try {
      findings.push(...(await run(context)));
    } catch (error) {
      const detail = error instanceof Error ? error.message || error.name : String(error);
      findings.push({ state: "fault", what, detail });
    }
  }
  return findings;
}
