// Proves each fault: what its `shows` observes is right without the fault, and wrong as described with it.
import { expect, test } from "vitest";
import { FAMILIES, type Family, type PlantedFault } from "./fault.js";
import { loadLaterFaults } from "./later/load-later-faults.js";
import { loadFaults } from "./load-faults.js";
import { startPlanted } from "./plant/plant.js";

const faults = loadFaults();
/** Many run in parallel because each proof has its own servers and mostly waits. */
const AT_ONCE = 8;

test.for(FAMILIES)(
  "each fault of %s changes the behaviour it describes",
  async (family: Family) => {
    expect(await wrongOf(faults.filter((fault) => fault.family === family))).toEqual([]);
  },
);

test("each later fault changes the behaviour it describes", async () => {
  expect(await wrongOf(loadLaterFaults())).toEqual([]);
});

async function wrongOf(faults: readonly PlantedFault[]): Promise<readonly unknown[]> {
  const waiting = [...faults];
  const wrong: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const observed: unknown[] = [];
      for (const plant of [undefined, fault.plant]) {
        const target = await startPlanted(plant);
        observed.push(await fault.shows(target).catch(String));
        await target.stop();
      }
      const [healthy, faulty] = observed;
      if (!isEqual(healthy, fault.healthy) || !isEqual(faulty, fault.faulty))
        wrong.push({ id: fault.id, healthy, faulty });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
