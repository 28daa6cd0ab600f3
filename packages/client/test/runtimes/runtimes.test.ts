import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type FaultyServer } from "../faults/start-server.js";
import { installTarballs, type Installed } from "../package/install-tarballs.js";
import { behaviours, type Outcome } from "./behaviours.js";
import { buildSuite } from "./build-suite.js";
import type { Suite } from "./runtime.js";
import { runtimes } from "./runtimes.js";

let installed: Installed;
let suite: Suite;
let server: FaultyServer;

beforeAll(async () => {
  [installed, server] = await Promise.all([installTarballs(), startServer()]);
  suite = await buildSuite(installed.folder);
});
afterAll(() => Promise.all([installed?.remove(), server?.stop()]));

for (const { name, missing } of runtimes)
  if (missing) console.warn(`${name} is not tested: ${missing}`);

for (const { name, missing, run } of runtimes)
  describe.skipIf(missing)(missing ? `${name} (not here: ${missing})` : name, () => {
    let outcomes: readonly Outcome[];
    beforeAll(async () => {
      outcomes = await run(suite, server.url);
    });

    test.each(behaviours)("$title", ({ title }) => {
      expect(outcomes.find((outcome) => outcome.title === title)).toEqual({ title });
    });
  });
