import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { spawnSync } from "node:child_process";
import { convertDocument, formats, parseJson } from "@document-export/convert";
import { convertInThread } from "@document-export/convert/thread";

/** The approximate size of an object with four members. */
const BYTES_OF_OBJECT = 56;
const STATUS = "/proc/self/status";

const [bytes = "0", wanted = "html", mode = "whole", file] = process.argv.slice(2);
const format = formats.find((one) => one === wanted);

// Another process creates the document, so that its memory does not count.
if (bytes !== "0" && file === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "convert-bench-"));
  const made = join(folder, "document.json");
  const { repeatDocument } = await import("./repeat-document.ts");
  writeFileSync(made, repeatDocument(Number(bytes)));
  const self = [...process.execArgv, process.argv[1] ?? "", bytes, wanted, mode, made];
  const { stdout, stderr, status } = spawnSync(process.execPath, self, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(stderr);
  process.stdout.write(stdout);
} else if (file !== undefined && format !== undefined && mode === "thread") {
  await convertInThread(pathToFileURL(file), { format });
  process.stdout.write(String(peakMemory()));
} else {
  const document: unknown = file === undefined ? {} : parse(file);
  if (file !== undefined && format !== undefined) convertDocument(document, { format });
  if (file !== undefined && wanted === "dropped") dropObjects(Number(bytes) * 3);
  process.stdout.write(String(peakMemory()));
}

function parse(file: string): unknown {
  return mode === "chunks" ? parseJson(eachChunk(file)) : JSON.parse(readFileSync(file, "utf8"));
}

function* eachChunk(path: string): Generator<Uint8Array> {
  const file = openSync(path, "r");
  const chunk = new Uint8Array(256 * 1024);
  for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
    yield chunk.subarray(0, read);
  }
  closeSync(file);
}

/** V8 fills its whole young generation before it collects garbage. */
function dropObjects(total: number): void {
  const latest: object[] = [];
  for (let made = 0; made < total; made += BYTES_OF_OBJECT) {
    latest[made % 256] = { made, left: total - made, file, wanted };
  }
}

/** In bytes. `getrusage` includes the parent process, so `/proc` is preferred. */
function peakMemory(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, "utf8") : "";
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return 1024 * Number(kilobytes ?? process.resourceUsage().maxRSS);
}
