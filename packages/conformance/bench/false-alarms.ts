import { checkImplementation } from "../src/engine/check-implementation.ts";
import type { CheckOptions } from "../src/engine/check-options.ts";
import { CORRECT } from "../test/implementation/correct.ts";
import { profileOf } from "../test/implementation/profile-of.ts";

/** Prints what is found on correct implementations, which is a false alarm, and what is not exercised. */
export async function printFalseAlarms(options: CheckOptions): Promise<void> {
  for (const { name, start } of CORRECT) {
    const target = await start();
    const { rules, requests, milliseconds } = await checkImplementation(profileOf(target), options);
    await target.stop();
    const findings = rules.flatMap((rule) => rule.findings);
    console.log(
      `${name}: ${findings.length} false alarms, ${requests} requests, ${milliseconds} ms`,
    );
    for (const { rule, message, excerpt } of findings)
      console.log(`  ${rule}: ${message} ${excerpt ?? ""}`);
    for (const { id, verdict, reason } of rules)
      if (verdict !== "passed" && verdict !== "failed")
        console.log(`  ${id} ${verdict}: ${reason}`);
  }
}
