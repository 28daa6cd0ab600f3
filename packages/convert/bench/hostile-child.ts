// Converts one file, and prints its CPU time and the peak memory of the process as JSON.
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { formats } from "@document-export/convert";
import { convertInThread } from "@document-export/convert/thread";

const STATUS = "/proc/self/status";

const [file = "", wanted] = process.argv.slice(2);
const format = formats.find((one) => one === wanted) ?? "html";

const before = peakMemory();
const begun = process.cpuUsage();
const outcome = await convertInThread(pathToFileURL(file), { format }).then(
  ({ content }) => ({ outcome: "converted", output: content.length }),
  (error: Error) => ({ outcome: error.name, output: 0 }),
);
const { user, system } = process.cpuUsage(begun);
const milliseconds = Math.round((user + system) / 1000);
console.log(JSON.stringify({ ...outcome, milliseconds, memory: peakMemory() - before }));

/** In bytes. `getrusage` includes the parent process, so `/proc` is preferred. */
function peakMemory(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, "utf8") : "";
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return 1024 * Number(kilobytes ?? process.resourceUsage().maxRSS);
}
