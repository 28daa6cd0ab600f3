// Measures what is found in traffic through the proxy and in recordings of it. The traffic comes from a run of this
// checker, so it is varied, and none of it was made for the rules that judge it.
import type { Fault } from "../../test/faults/fault.ts";
import { startPlanted } from "../../test/faults/plant/plant.ts";
import { CORRECT } from "../../test/implementation/correct.ts";
import { rulesThatCannotHold } from "../../test/implementation/correct-implementation.ts";
import { profileOf } from "../../test/implementation/profile-of.ts";
import { comparePeer, type PeerOutcome } from "../peers/compare-peers.ts";
import { printPeers } from "../peers/print-peers.ts";
import { PRISM } from "../peers/prism.ts";
import { REDOCLY } from "../peers/redocly.ts";
import { judgesInTraffic } from "../../src/rules/in-traffic.ts";
import { RULES } from "../../src/rules/rules.ts";
import { type Found, judgeTrafficOf, type Way, WAYS } from "./judge-traffic-of.ts";

const NOTHING: Found = { run: [] };

type Outcomes = ReadonlyMap<Fault, Found>;

/** Which parts to run, and how. */
export interface TrafficScope {
  readonly atOnce: number;
  readonly ways: readonly Way[];
  readonly hasNames: boolean;
}

/**
 * Plants each fault, and prints by family how many are found in each way: out of all that the run found, and out of
 * those that traffic can show, because a rule that finds them declares that it, or another rule, judges that in
 * traffic.
 */
export async function scoreTraffic(
  faults: readonly Fault[],
  { atOnce, ways, hasNames }: TrafficScope,
): Promise<void> {
  const outcomes = await judgeAll(faults, atOnce, ways);
  const columns = [
    columnOf("the run", outcomes, ({ run }) => run),
    columnOf("can be seen", outcomes, ({ run }) => run.filter(canBeSeen)),
    ...ways.map((way) => outcomeOf(outcomes, way)),
    columnOf("missed of these", outcomes, (found) =>
      ways.every((way) => found[way]?.length === 0) ? found.run.filter(canBeSeen) : [],
    ),
  ];
  printPeers([...outcomes.keys()], columns);
  printOutcomes(outcomes, ways, hasNames);
}

function canBeSeen(id: string): boolean {
  const rule = RULES.find((one) => one.id === id);
  return rule !== undefined && judgesInTraffic(rule).length > 0;
}

/** Prints the same, and what other checkers find in that traffic, through their proxy or in our recording. */
export async function scoreTrafficBesidePeers(
  faults: readonly Fault[],
  atOnce: number,
): Promise<void> {
  const outcomes = await judgeAll(faults, atOnce, WAYS);
  const columns = WAYS.map((way) => outcomeOf(outcomes, way));
  // Run one after another, because each may use the whole machine.
  for (const peer of [PRISM, REDOCLY]) columns.push(await comparePeer(peer, faults));
  printPeers(faults, columns);
}

async function judgeAll(
  faults: readonly Fault[],
  atOnce: number,
  ways: readonly Way[],
): Promise<Outcomes> {
  const waiting = [...faults];
  const outcomes = new Map<Fault, Found>();
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const target = await startPlanted(fault.plant);
      const found = await judgeTrafficOf(profileOf(target), ways).catch((error: unknown) => {
        console.error(`${fault.id}: ${String(error)}`);
        return NOTHING;
      });
      await target.stop();
      outcomes.set(fault, found);
      process.stderr.write(`\r${outcomes.size} of ${faults.length} faults `);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  process.stderr.write("\r\u001B[K");
  return outcomes;
}

function outcomeOf(outcomes: Outcomes, way: Way): PeerOutcome {
  return columnOf(way, outcomes, (found) => found[way] ?? []);
}

function columnOf(
  name: string,
  outcomes: Outcomes,
  foundIn: (found: Found) => readonly string[],
): PeerOutcome {
  const found = [...outcomes].filter(([, by]) => foundIn(by).length > 0).map(([{ id }]) => id);
  return { name, found: new Set(found), falseAlarms: [] };
}

function printOutcomes(outcomes: Outcomes, ways: readonly Way[], hasNames: boolean): void {
  for (const [{ id, family, half, does }, found] of outcomes) {
    const rules = ways.map((way) => rulesOf(found[way] ?? []));
    const isEqual = rules.every((one) => one === rules[0]);
    const isFound = rules[0] !== "";
    if (hasNames && (half === "open" || isFound))
      console.log(
        `${isFound ? "found " : "missed"} ${family} ${half} ${id}: ${does} ${rules[0]}; run: ${rulesOf(found.run)}`,
      );
    else if (!isFound && found.run.some(canBeSeen)) console.log(`missed ${family} ${half}`);
    if (!isEqual) console.log(`not the same in each way, ${id}: ${rules.join(" | ")}`);
  }
}

function rulesOf(findings: readonly string[]): string {
  return [...new Set(findings.map(ruleOf))].toSorted().join(" ");
}

function ruleOf(finding: string): string {
  return finding.split(":")[0] ?? "";
}

/** Prints the findings in the traffic of correct implementations; all of them are false alarms. */
export async function printFalseAlarmsInTraffic(): Promise<void> {
  for (const implementation of CORRECT) {
    const { profile, stop } = await implementation.start();
    const excepted = new Set(rulesThatCannotHold(implementation));
    // This rule checks the same property in the traffic of other callers.
    if (excepted.has("webhook-text-unchanged")) excepted.add("webhooks-come-back");
    const found = await judgeTrafficOf(profile).finally(stop);
    for (const way of WAYS) {
      const alarms = (found[way] ?? []).filter((one) => !excepted.has(ruleOf(one)));
      console.log(`${implementation.name}, ${way}: ${alarms.length} false alarms`);
      for (const alarm of alarms) console.log(`  ${alarm.slice(0, 300)}`);
    }
  }
}
