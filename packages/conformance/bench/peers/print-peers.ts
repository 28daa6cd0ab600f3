import { FAMILIES, type Fault } from "../../test/faults/fault.ts";
import type { PeerOutcome } from "./compare-peers.ts";

/** How many characters of a report are printed. */
const MAX_REPORT = 160;

/**
 * Prints as Markdown tables how many of the chosen faults each checker found by family, and how much each reports on
 * correct implementations.
 */
export function printPeers(faults: readonly Fault[], outcomes: readonly PeerOutcome[]): void {
  const families = FAMILIES.filter((name) => faults.some(({ family }) => family === name));
  const rows = [
    ["family", "faults", ...outcomes.map(({ name }) => name)],
    ["---", ...[undefined, ...outcomes].map(() => "---:")],
    ...families.map((name) =>
      row(
        name,
        faults.filter(({ family }) => family === name),
        outcomes,
      ),
    ),
    row("all", faults, outcomes),
    ...alarmRows(outcomes),
  ];
  for (const cells of rows) console.log(`| ${cells.join(" | ")} |`);
  for (const { name, notRun } of outcomes)
    if (notRun !== undefined) console.log(`${name} did not run: ${notRun}`);
  printAlarms(outcomes);
}

function row(
  name: string,
  own: readonly Fault[],
  outcomes: readonly PeerOutcome[],
): readonly string[] {
  const counts = outcomes.map(({ found, notRun }) =>
    notRun === undefined ? String(own.filter(({ id }) => found.has(id)).length) : "–",
  );
  return [name, String(own.length), ...counts];
}

function alarmRows(outcomes: readonly PeerOutcome[]): readonly (readonly string[])[] {
  const names = outcomes.find(({ falseAlarms }) => falseAlarms.length > 0)?.falseAlarms ?? [];
  return names.map(([implementation], index) => [
    `false alarms: ${implementation}`,
    "",
    ...outcomes.map(({ falseAlarms }) => String(falseAlarms[index]?.[1].size ?? "–")),
  ]);
}

/** Prints each false report once, with the implementations it is about. */
function printAlarms(outcomes: readonly PeerOutcome[]): void {
  for (const { name, falseAlarms } of outcomes) {
    const all = falseAlarms.flatMap(([implementation, reports]) =>
      [...reports].map((report) => ({ implementation, report })),
    );
    for (const [report, places] of Map.groupBy(all, (alarm) => alarm.report)) {
      const where = places.map(({ implementation }) => implementation).join("; ");
      console.log(`${name}: ${report.slice(0, MAX_REPORT)} (${where})`);
    }
  }
}
