import { fileURLToPath } from "node:url";
import { buildProgram, type Program, type Runtime } from "@document-export/runtimes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type FaultyServer } from "../faults/start-server.js";
import { installTarballs, type Installed } from "../package/install-tarballs.js";
import { behaviours, type Outcome } from "./behaviours.js";

/** Tests the packed client in each runtime with the same list of behaviours. */
export function testRuntimes(runtimes: readonly Runtime[]): void {
  let installed: Installed;
  let program: Program;
  let server: FaultyServer;

  beforeAll(async () => {
    [installed, server] = await Promise.all([installTarballs(), startServer()]);
    const module = fileURLToPath(new URL("behaviours.ts", import.meta.url));
    program = await buildProgram(module, installed.folder);
  });
  afterAll(() => Promise.all([installed?.remove(), server?.stop()]));

  for (const { name, missing } of runtimes)
    if (missing) console.warn(`${name} is not tested: ${missing}`);

  for (const { name, missing, run } of runtimes)
    describe.skipIf(missing)(missing ? `${name} (not here: ${missing})` : name, () => {
      let outcomes: readonly Outcome[];
      beforeAll(async () => {
        const call = { argument: server.url, page: `${server.url}/html/page` };
        outcomes = (await run(program, call)) as readonly Outcome[];
      });

      test.each(behaviours)("$title", ({ title }) => {
        expect(outcomes.find((outcome) => outcome.title === title)).toEqual({ title });
      });
    });
}
