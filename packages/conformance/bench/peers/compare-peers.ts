import type { Fault } from "../../test/faults/fault.ts";
import { startPlanted } from "../../test/faults/plant/plant.ts";
import { CORRECT } from "../../test/implementation/correct.ts";
import { profileOf } from "../../test/implementation/profile-of.ts";
import type { Peer } from "./peer.ts";

/** Findings of another checker, or why it did not run. */
export interface PeerOutcome {
  readonly name: string;
  readonly notRun?: string;
  /** Ids of the faults it found. */
  readonly found: ReadonlySet<string>;
  /** Its reports on each correct implementation, all of which are false alarms. */
  readonly falseAlarms: readonly (readonly [name: string, reports: ReadonlySet<string>])[];
}

/** The seeds of the runs on the correct implementation, which show what a checker reports without a fault. */
const SEEDS = [1, 2, 3];

/**
 * Runs another checker on each fault. A fault counts as found if the checker reports something that it never reports on
 * the implementation without a fault.
 */
export async function comparePeer(peer: Peer, faults: readonly Fault[]): Promise<PeerOutcome> {
  const notRun = await peer.prepare();
  if (notRun !== undefined) return { name: peer.name, notRun, found: new Set(), falseAlarms: [] };
  const known = new Set<string>();
  for (const seed of SEEDS)
    for (const report of await reportsOn(peer, undefined, seed)) known.add(report);
  const found = new Set<string>();
  for (const [index, fault] of faults.entries()) {
    process.stderr.write(`\r${peer.name}: ${index} of ${faults.length} faults `);
    const reports = await reportsOn(peer, fault, 1).catch((error: unknown) => {
      console.error(`${peer.name}, ${fault.id}: ${String(error)}`);
      return new Set<string>();
    });
    if ([...reports].some((report) => !known.has(report))) found.add(fault.id);
  }
  process.stderr.write("\r\u001B[K");
  return { name: peer.name, found, falseAlarms: await falseAlarmsOf(peer) };
}

async function reportsOn(
  peer: Peer,
  fault: Fault | undefined,
  seed: number,
): Promise<ReadonlySet<string>> {
  const target = await startPlanted(fault?.plant);
  try {
    return await peer.reportOn(profileOf(target), seed);
  } finally {
    await target.stop();
  }
}

async function falseAlarmsOf(peer: Peer): Promise<PeerOutcome["falseAlarms"]> {
  const all: (readonly [string, ReadonlySet<string>])[] = [];
  for (const { name, start } of CORRECT) {
    const { profile, stop } = await start();
    all.push([name, await peer.reportOn(profile, 1).finally(stop)]);
  }
  return all;
}
