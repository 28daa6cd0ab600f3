// How long a default run takes that checks the service on this machine, and the processor time of the checker alone.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { median } from "./load/statistics.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const CHECKER = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const SERVICE = fileURLToPath(new URL("../../service/dist/operator/main.js", import.meta.url));
/** Exit codes of a run that came to an end: without findings, or with some. */
const ENDED: ReadonlySet<number | null> = new Set([0, 1]);

/** Runs the checker on a new service: a second run within a minute would wait for the requests that its token may make. */
async function secondsOfRun(): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  const service = spawn(process.execPath, [SERVICE, "demo", "--port", "0"], {
    env: { ...process.env, DOCUMENT_EXPORT_DATA: data, DOCUMENT_EXPORT_LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(service, "exit");
  const [printed] = (await once(service.stdout, "data")) as [Buffer];
  const url = /Service\s+(\S+)/.exec(printed.toString())?.[1] ?? "";
  const { token, destination } = JSON.parse(await readFile(join(data, "demo.json"), "utf8")) as {
    readonly token: string;
    readonly destination: number;
  };
  const begun = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    [CHECKER, url, "--destination", String(destination)],
    { env: { ...process.env, DOCUMENT_EXPORT_TOKEN: token }, encoding: "utf8" },
  );
  const seconds = (performance.now() - begun) / 1000;
  service.kill("SIGTERM");
  await exited;
  await rm(data, { recursive: true, force: true });
  if (!ENDED.has(status)) throw new Error(`The run exited with ${status}: ${stdout}`);
  return seconds;
}

const times: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) times.push(await secondsOfRun());
console.log(
  `A default run: ${median(times).toFixed(1)} s (${times.map((each) => each.toFixed(1))})`,
);
recordFigures("conformance", [
  {
    scenario: "A default run",
    candidate: "against the service on the same machine",
    value: median(times),
    unit: "s",
    better: "less",
    own: true,
  },
]);
