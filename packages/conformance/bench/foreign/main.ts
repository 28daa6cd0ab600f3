// What the checker and Schemathesis find on APIs that are not the interface, with faults planted one at a time, and what they say of
// them without one: an API in every style, and a shelf of books on frameworks in four languages.
//   --only <name>: things, or a framework; repeatable   --peer: what Schemathesis finds alone   --own: without it
//   --later: the faults of a shelf that were written when the rules stood, instead of the first ones
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadDescription } from "@document-export/openapi";
import { checkImplementation } from "../../src/engine/check-implementation.ts";
import { expectationOf } from "../../src/findings/finding-id.ts";
import type { JsonObject } from "../../src/load/json.ts";
import type { Target } from "../../src/load/target.ts";
import {
  startThings,
  THING_FAULTS,
  THINGS_PROFILE,
  type ThingFault,
} from "../../test/openapi/start-things.ts";
import { LATER_SHELF_FAULTS } from "../../test/openapi/shelves/later-shelf-faults.ts";
import { SHELF_FAULTS } from "../../test/openapi/shelves/shelf-faults.ts";
import {
  missingFor,
  type Shelf,
  SHELF_PROFILE,
  SHELVES,
  startShelf,
} from "../../test/openapi/shelves/start-shelf.ts";
import { SCHEMATHESIS, searchWithSchemathesis } from "../peers/schemathesis.ts";

/** An API with faults to plant. */
interface Api {
  readonly name: string;
  readonly description: JsonObject;
  readonly profile: Omit<Target, "baseUrl">;
  /** Header lines with the credentials of the profile. */
  readonly headers: readonly string[];
  readonly faults: readonly string[];
  start(fault?: string): Promise<{ readonly baseUrl: string; stop(): Promise<void> }>;
}

/** Returns the reports for the API at a base URL. */
type Search = (api: Api, baseUrl: string, seed: number) => Promise<ReadonlySet<string>>;

const ownSearch: Search = async ({ description, profile }, baseUrl, seed) => {
  const options = { description, seed, deadline: 20_000 };
  const { rules } = await checkImplementation({ baseUrl, ...profile }, options);
  return new Set(
    rules.flatMap(({ findings }) =>
      findings.map(({ rule, level, message }) => `${level}, ${rule}: ${expectationOf(message)}`),
    ),
  );
};

const peerSearch: Search = ({ description, headers }, baseUrl, seed) =>
  searchWithSchemathesis({ baseUrl, description, headers, seed });

async function searchIn(search: Search, api: Api, seed: number, fault?: string) {
  const { baseUrl, stop } = await api.start(fault);
  return search(api, baseUrl, seed).finally(stop);
}

/** Each run without a fault adds to the reports that come up anyway and do not count as found. */
const HEALTHY_RUNS = 3;

async function compare(name: string, search: Search, api: Api): Promise<void> {
  const started = performance.now();
  const usual = new Set<string>();
  for (let seed = 1; seed <= HEALTHY_RUNS; seed += 1)
    for (const one of await searchIn(search, api, seed)) usual.add(one);
  const found: string[] = [];
  for (const fault of api.faults) {
    const said = await searchIn(search, api, 1, fault);
    if ([...said].some((one) => !usual.has(one))) found.push(fault);
  }
  const seconds = (performance.now() - started) / 1_000 / (api.faults.length + HEALTHY_RUNS);
  console.log(
    `${api.name}, ${name}: ${found.length} of ${api.faults.length} faults, ${usual.size} reports without one, ${seconds.toFixed(1)} s a run`,
  );
  console.log(`  missed: ${api.faults.filter((fault) => !found.includes(fault)).join(", ")}`);
  for (const one of usual) console.log(`  without a fault: ${one}`);
}

async function things(): Promise<Api> {
  const file = fileURLToPath(new URL("../../test/openapi/things.yaml", import.meta.url));
  return {
    name: "things",
    description: (await loadDescription(file)) as JsonObject,
    profile: THINGS_PROFILE,
    headers: ["Authorization: Bearer First-owner", "X-Api-Key: the-right-key"],
    faults: THING_FAULTS,
    start: (fault) => startThings(fault as ThingFault | undefined),
  };
}

async function compareShelf(shelf: Shelf, both: (api: Api) => Promise<void>): Promise<void> {
  const missing = missingFor(shelf);
  if (missing.length > 0) return console.log(`${shelf.framework}: needs ${missing.join(", ")}`);
  const { description, wrapped, stop } = await startShelf(shelf);
  await both({
    name: `${shelf.framework} (${shelf.language})`,
    description,
    profile: SHELF_PROFILE,
    headers: [`Authorization: Bearer ${SHELF_PROFILE.token}`],
    faults: Object.keys(faults),
    start: (fault) => wrapped(faults[fault ?? ""]),
  }).finally(stop);
}

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    peer: { type: "boolean", default: false },
    own: { type: "boolean", default: false },
    later: { type: "boolean", default: false },
  },
});
const faults = values.later ? LATER_SHELF_FAULTS : SHELF_FAULTS;
const isWanted = (name: string): boolean => values.only?.includes(name) ?? true;
const reason = values.own ? "left out" : await SCHEMATHESIS.prepare();
if (reason !== undefined) console.log(`Schemathesis: ${reason}`);
async function both(api: Api): Promise<void> {
  if (!values.peer) await compare("this checker", ownSearch, api);
  if (reason === undefined) await compare(SCHEMATHESIS.name, peerSearch, api);
}
if (isWanted("things")) await both(await things());
for (const shelf of SHELVES) if (isWanted(shelf.framework)) await compareShelf(shelf, both);
