// How long an operator waits for a command, beside an empty program of Node: beside a running service, and on the folder of
// an embedded database that no service has open. `--rounds` says how often.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { measureProcesses } from "@document-export/bench/processes";

const MAIN = fileURLToPath(new URL("../dist/operator/main.js", import.meta.url));
const { values } = parseArgs({ options: { rounds: { type: "string", default: "11" } } });
const data = await mkdtemp(join(tmpdir(), "document-export-bench-"));
const env = { ...process.env, DOCUMENT_EXPORT_DATA: data, DOCUMENT_EXPORT_LOG_LEVEL: "silent" };

function measure(where: string, commands: readonly (readonly string[])[]): void {
  const figures = measureProcesses(
    [
      { name: "node -e 0", args: ["-e", "0"], env },
      ...commands.map((command) => ({
        name: `document-export ${command.join(" ")}`,
        args: [MAIN, ...command],
        env,
        own: true,
      })),
    ],
    Number(values.rounds),
  );
  console.table(figures);
  recordFigures(
    "service",
    figures.map((figure) => ({
      ...figure,
      scenario: `A command ${where}`,
      unit: "ms",
      better: "less",
    })),
  );
}

const service = spawn(process.execPath, [MAIN, "demo", "--port", "0"], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
const exited = once(service, "exit");
await once(service.stdout, "data");
measure("beside a running service", [["status"], ["jobs", "list"], ["--help"]]);
service.kill("SIGTERM");
await exited;
measure("on a folder that no service has open", [["jobs", "list"]]);
await rm(data, { recursive: true, force: true });
