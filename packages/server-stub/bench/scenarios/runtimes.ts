import { fileURLToPath } from "node:url";
import { findInstalled, type Found } from "@document-export/runtimes";
import { startProcess, type RunningProcess } from "../../test/mounts/start-process.ts";
import { startWorkerd } from "../../test/mounts/start-workerd.ts";
import { groupUsage } from "../group-usage.ts";
import type { Candidate } from "../start-candidate.ts";
import { listRequest } from "./requests.ts";
import type { Scenario } from "./scenario.ts";

interface FetchRuntime {
  readonly name: string;
  readonly found: Found;
  /** Serves a module that exports `fetch`. */
  readonly start: (command: string, module: string) => Promise<RunningProcess>;
}

function find(name: Parameters<typeof findInstalled>[0]): Found {
  if (process.platform === "linux") return findInstalled(name);
  return { missing: "only Linux says of every process what it has used" };
}

const runtimes: readonly FetchRuntime[] = [
  {
    name: "Bun",
    found: find("bun"),
    start: (command, module) => startProcess(command, [module], /:(\d+)$/, { PORT: "0" }),
  },
  {
    name: "Deno",
    found: find("deno"),
    start: (command, module) =>
      startProcess(command, ["serve", "--host=127.0.0.1", "--port=0", module], /:(\d+)\/$/),
  },
  { name: "workerd", found: find("workerd"), start: startWorkerd },
];

/** A list of 2 KB on every Fetch runtime installed here, compared with a handler that checks nothing. */
export const runtimeScenarios: readonly Scenario[] = runtimes.flatMap(({ name, found, start }) => {
  if ("missing" in found) {
    console.warn(`${name} is not measured: ${found.missing}`);
    return [];
  }
  const candidate = (file: string) => ({
    request: listRequest,
    start: async () => withUsage(await start(found.command, compiled(file))),
  });
  return {
    title: `The same list on ${name}`,
    connections: 32,
    warmUp: 20_000,
    requests: 6_000,
    status: 200,
    candidates: {
      [`${name}, nothing checked`]: candidate("bare"),
      [`${name}, the same checks by hand`]: candidate("by-hand"),
      [`server stub, Fetch entry on ${name}`]: candidate("stub"),
    },
  };
});

function compiled(file: string): string {
  return fileURLToPath(new URL(`../../bench-dist/candidates/fetch/${file}.js`, import.meta.url));
}

function withUsage({ pid, port, stop }: RunningProcess): Candidate {
  return { port, stop, usage: () => groupUsage(pid) };
}
