import type { CheckOptions } from "../../src/engine/check-options.ts";
import { loadFaults } from "../../test/faults/load-faults.ts";
import { CORRECT } from "../../test/implementation/correct.ts";
import { checkFaults } from "../check-fault.ts";
import { falseAlarmsOn } from "../false-alarms.ts";
import chosen from "./chosen.json" with { type: "json" };
import { comparePeer, type PeerOutcome } from "./compare-peers.ts";
import { PRISM } from "./prism.ts";
import { printPeers } from "./print-peers.ts";
import { REDOCLY } from "./redocly.ts";
import { SCHEMATHESIS } from "./schemathesis.ts";

/** Runs this checker and the others on the chosen faults and on the correct implementations, and prints the results. */
export async function runPeers(options: CheckOptions, atOnce: number): Promise<void> {
  const ids = new Set(chosen);
  const faults = loadFaults().filter(({ id }) => ids.has(id));
  const own = await checkFaults(faults, options, atOnce);
  const found = own.filter(({ foundBy }) => foundBy.length > 0).map(({ fault }) => fault.id);
  const falseAlarms: [string, ReadonlySet<string>][] = [];
  for (const implementation of CORRECT) {
    const { findings } = await falseAlarmsOn(implementation, options);
    const messages = findings.map(({ rule, message }) => `${rule}: ${message}`);
    falseAlarms.push([implementation.name, new Set(messages)]);
  }
  const outcomes: PeerOutcome[] = [{ name: "this checker", found: new Set(found), falseAlarms }];
  // Run one after another, because each may use the whole machine.
  for (const peer of [SCHEMATHESIS, PRISM, REDOCLY]) outcomes.push(await comparePeer(peer, faults));
  printPeers(faults, outcomes);
}
