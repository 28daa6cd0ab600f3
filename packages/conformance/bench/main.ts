// What the checker finds of the planted faults, by family and half; what it finds on correct implementations, which is a
// false alarm; and what other checkers find beside it on a fixed 40 of the faults.
//   --faults, --correct, --peers: only these parts; what narrows the faults means --faults
//   --traffic: what is found in traffic that passes the proxy, and in recordings; with --correct on correct implementations
//   --way proxy|traffic.har|traffic.ndjson: with --traffic, only in this way; repeatable
//   --sample: of the faults, those on which other checkers run, and these beside; with --traffic
//   --half open|held-out   --family <key>   --fault <id>   --rules <ids>   --depth <depth>
//   --every <n>: of the faults that are left, only the first of each n, since all of them in traffic take an hour
//   --deadline <ms>, 5000 for faults and that of the checker for correct implementations   --at-once <runs>   --names: found ones too   --write: test/rules/proofs.json
import { parseArgs } from "node:util";
import { DEPTHS } from "../src/checks/rule.ts";
import type { CheckOptions } from "../src/engine/check-options.ts";
import type { Fault } from "../test/faults/fault.ts";
import { loadFaults } from "../test/faults/load-faults.ts";
import { checkFaults } from "./check-fault.ts";
import { printFalseAlarms } from "./false-alarms.ts";
import {
  printFalseAlarmsInTraffic,
  scoreTraffic,
  scoreTrafficBesidePeers,
} from "./in-traffic/main.ts";
import { WAYS } from "./in-traffic/judge-traffic-of.ts";
import chosen from "./peers/chosen.json" with { type: "json" };
import { runPeers } from "./peers/main.ts";
import { printTable } from "./print-table.ts";
import { writeProofs } from "./write-proofs.ts";

const { values } = parseArgs({
  options: {
    faults: { type: "boolean", default: false },
    correct: { type: "boolean", default: false },
    peers: { type: "boolean", default: false },
    traffic: { type: "boolean", default: false },
    way: { type: "string", multiple: true },
    sample: { type: "boolean", default: false },
    half: { type: "string" },
    family: { type: "string", multiple: true },
    fault: { type: "string", multiple: true },
    every: { type: "string", default: "1" },
    rules: { type: "string" },
    depth: { type: "string", default: "default" },
    deadline: { type: "string" },
    "at-once": { type: "string", default: "4" },
    names: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const depth = DEPTHS.find((name) => name === values.depth);
if (depth === undefined) throw new Error(`--depth is one of ${DEPTHS.join(", ")}.`);
const atOnce = Number(values["at-once"]);
const options: CheckOptions = {
  depth,
  ...(values.deadline !== undefined && { deadline: Number(values.deadline) }),
  ...(values.rules !== undefined && { rules: values.rules.split(",") }),
};

/** Many faults make a target silent, and a run should not wait long for each. */
const FAULTY = { deadline: 5_000, ...options };

const every = Number(values.every);
const isNarrow = [values.half, values.family, values.fault].some((value) => value !== undefined);
const isOnlyFaults = values.faults || values.write || isNarrow || every > 1;
if (values.traffic) await runTraffic();
else await runChosen();

async function runChosen(): Promise<void> {
  const isWhole = !isOnlyFaults && !values.correct && !values.peers;
  if (isWhole || isOnlyFaults) await scoreFaults();
  if (isWhole || values.correct) await printFalseAlarms(options);
  if (isWhole || values.peers) await runPeers(FAULTY, atOnce);
}

async function runTraffic(): Promise<void> {
  if (values.correct) return printFalseAlarmsInTraffic();
  const faults = loadFaults().filter(isChosen).filter(isSampled);
  const ways = WAYS.filter((way) => values.way === undefined || values.way.includes(way));
  if (!values.sample) return scoreTraffic(faults, { atOnce, ways, hasNames: values.names });
  const ids = new Set(chosen);
  await scoreTrafficBesidePeers(
    faults.filter(({ id }) => ids.has(id)),
    atOnce,
  );
}

async function scoreFaults(): Promise<void> {
  const faults = loadFaults().filter(isChosen).filter(isSampled);
  const outcomes = await checkFaults(faults, FAULTY, atOnce);
  printTable(outcomes, values.names);
  if (values.write) await writeProofs(outcomes, FAULTY);
}

function isSampled(_: Fault, index: number): boolean {
  return index % every === 0;
}

function isChosen({ id, family, half }: Fault): boolean {
  return (
    (values.half === undefined || half === values.half) &&
    (values.family === undefined || values.family.includes(family)) &&
    (values.fault === undefined || values.fault.includes(id))
  );
}
