// What is found in traffic that passes by, and in recordings of it: the traffic is that of a run of this checker, so that it is
// rich, and none of it is made for the rules that judge it.
import type { Fault } from "../../test/faults/fault.ts";
import { startPlanted } from "../../test/faults/plant/plant.ts";
import { CORRECT } from "../../test/implementation/correct.ts";
import { rulesThatCannotHold } from "../../test/implementation/correct-implementation.ts";
import { profileOf } from "../../test/implementation/profile-of.ts";
import { comparePeer, type PeerOutcome } from "../peers/compare-peers.ts";
import { printPeers } from "../peers/print-peers.ts";
import { PRISM } from "../peers/prism.ts";
import { REDOCLY } from "../peers/redocly.ts";
import { type Found, judgeTrafficOf, type Way, WAYS } from "./judge-traffic-of.ts";

const NOTHING: Found = { proxy: [], "traffic.har": [], "traffic.ndjson": [] };

type Outcomes = ReadonlyMap<Fault, Found>;

/** Plants each fault, and prints how many are found in each way, by family. */
export async function scoreTraffic(
  faults: readonly Fault[],
  atOnce: number,
  hasNames: boolean,
): Promise<void> {
  const outcomes = await judgeAll(faults, atOnce);
  printPeers(
    [...outcomes.keys()],
    WAYS.map((way) => outcomeOf(outcomes, way)),
  );
  printOutcomes(outcomes, hasNames);
}

/** Prints the same, and what other checkers find in the same traffic: through their proxy, or from the recording of this one. */
export async function scoreTrafficBesidePeers(
  faults: readonly Fault[],
  atOnce: number,
): Promise<void> {
  const outcomes = await judgeAll(faults, atOnce);
  const columns = WAYS.map((way) => outcomeOf(outcomes, way));
  // One after another: each may use the whole machine.
  for (const peer of [PRISM, REDOCLY]) columns.push(await comparePeer(peer, faults));
  printPeers(faults, columns);
}

async function judgeAll(faults: readonly Fault[], atOnce: number): Promise<Outcomes> {
  const waiting = [...faults];
  const outcomes = new Map<Fault, Found>();
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const target = await startPlanted(fault.plant);
      const found = await judgeTrafficOf(profileOf(target)).catch((error: unknown) => {
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
  const found = [...outcomes].filter(([, by]) => by[way].length > 0).map(([{ id }]) => id);
  return { name: way, found: new Set(found), falseAlarms: [] };
}

function printOutcomes(outcomes: Outcomes, hasNames: boolean): void {
  for (const [{ id, family, half, does }, found] of outcomes) {
    const ways = WAYS.map((way) => [...new Set(found[way].map(ruleOf))].toSorted().join(" "));
    const isEqual = ways.every((one) => one === ways[0]);
    if (hasNames && (half === "open" || ways[0] !== ""))
      console.log(
        `${ways[0] === "" ? "missed" : "found "} ${family} ${half} ${id}: ${does} ${ways[0]}`,
      );
    if (!isEqual) console.log(`not the same in each way, ${id}: ${ways.join(" | ")}`);
  }
}

function ruleOf(finding: string): string {
  return finding.split(":")[0] ?? "";
}

/** Prints what is found in the traffic of correct implementations, which is a false alarm. */
export async function printFalseAlarmsInTraffic(): Promise<void> {
  for (const implementation of CORRECT) {
    const { profile, stop } = await implementation.start();
    const excepted = new Set(rulesThatCannotHold(implementation));
    // What it asks of the same implementation, in traffic of others.
    if (excepted.has("webhook-text-unchanged")) excepted.add("webhooks-come-back");
    const found = await judgeTrafficOf(profile).finally(stop);
    for (const way of WAYS) {
      const alarms = found[way].filter((one) => !excepted.has(ruleOf(one)));
      console.log(`${implementation.name}, ${way}: ${alarms.length} false alarms`);
      for (const alarm of alarms) console.log(`  ${alarm.slice(0, 300)}`);
    }
  }
}
