// What the checker and Schemathesis find on an API that is not the interface, with faults planted one at a time, and what they say of
// it without one.
import { fileURLToPath } from "node:url";
import { loadDescription } from "@document-export/openapi";
import { checkImplementation } from "../../src/engine/check-implementation.ts";
import type { JsonObject } from "../../src/load/json.ts";
import {
  startThings,
  THING_FAULTS,
  THINGS_PROFILE,
  type ThingFault,
} from "../../test/openapi/start-things.ts";
import { SCHEMATHESIS, searchWithSchemathesis } from "../peers/schemathesis.ts";

const file = fileURLToPath(new URL("../../test/openapi/things.yaml", import.meta.url));
const description = (await loadDescription(file)) as JsonObject;

type Search = (baseUrl: string, seed: number) => Promise<ReadonlySet<string>>;

const ownSearch: Search = async (baseUrl, seed) => {
  const target = { baseUrl, ...THINGS_PROFILE };
  const { rules } = await checkImplementation(target, { description, seed, deadline: 20_000 });
  return new Set(rules.flatMap(({ findings }) => findings.map(({ id }) => id)));
};

const peerSearch: Search = (baseUrl, seed) =>
  searchWithSchemathesis({
    baseUrl,
    description,
    headers: ["Authorization: Bearer First-owner", "X-Api-Key: the-right-key"],
    seed,
  });

async function searchIn(search: Search, seed: number, fault?: ThingFault) {
  const { baseUrl, stop } = await startThings(fault);
  return search(baseUrl, seed).finally(stop);
}

/** Each run without a fault says more of what is said anyway. */
const HEALTHY_RUNS = 3;

async function compare(name: string, search: Search): Promise<void> {
  const started = performance.now();
  const usual = new Set<string>();
  for (let seed = 1; seed <= HEALTHY_RUNS; seed += 1)
    for (const one of await searchIn(search, seed)) usual.add(one);
  const found: string[] = [];
  for (const fault of THING_FAULTS) {
    const said = await searchIn(search, 1, fault);
    if ([...said].some((one) => !usual.has(one))) found.push(fault);
  }
  const seconds = (performance.now() - started) / 1_000 / (THING_FAULTS.length + HEALTHY_RUNS);
  console.log(
    `${name}: ${found.length} of ${THING_FAULTS.length} faults, ${usual.size} reports without one, ${seconds.toFixed(1)} s a run`,
  );
  console.log(`  missed: ${THING_FAULTS.filter((fault) => !found.includes(fault)).join(", ")}`);
  for (const one of usual) console.log(`  without a fault: ${one}`);
}

await compare("this checker", ownSearch);
const reason = await SCHEMATHESIS.prepare();
if (reason === undefined) await compare(SCHEMATHESIS.name, peerSearch);
else console.log(`Schemathesis: ${reason}`);
