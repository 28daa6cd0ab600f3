// What a run makes of descriptions that companies publish, each beside the stub that is generated from it.
//   --only <name>: one of them; repeatable
import { parseArgs } from "node:util";
import { checkImplementation } from "../../src/engine/check-implementation.ts";
import {
  DESCRIBED,
  type Described,
  startDescribed,
} from "../../test/openapi/descriptions/start-described.ts";

async function measure(described: Described): Promise<void> {
  const { baseUrl, description, notes, stop } = await startDescribed(described);
  const started = performance.now();
  const target = { baseUrl, ...described.credentials };
  const report = await checkImplementation(target, { description, deadline: 20_000 }).finally(stop);
  const seconds = (performance.now() - started) / 1_000;
  const findings = report.rules.flatMap((rule) => rule.findings);
  const strict = findings.filter(({ level }) => level === "strict").length;
  const { operations } = report.coverage;
  const asked = operations.filter(({ count }) => count > 0).length;
  console.log(
    `${described.name}: ${operations.length} operations, ${asked} asked, ${notes} notes, ${report.requests} requests, ${findings.length - strict} findings, ${strict} strict, ${seconds.toFixed(1)} s`,
  );
  for (const { rule, level, message, count } of findings)
    console.log(`  ${level}, ${rule}: ${message.slice(0, 200)} (${count})`);
}

const { values } = parseArgs({ options: { only: { type: "string", multiple: true } } });
for (const described of DESCRIBED)
  if (values.only?.includes(described.name) ?? true) await measure(described);
