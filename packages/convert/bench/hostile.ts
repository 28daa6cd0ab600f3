/**
 * Converts hostile documents of every kind to every format, each in its own process, and prints CPU time and peak
 * memory: `node bench/hostile.ts --mebibytes 1,4 --kinds wide,large-table --formats html,docx --seconds 60`.
 */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formats, type Format } from "@document-export/convert";
import { hostileDocument, hostileKinds } from "@document-export/hostile-documents";
import { measureHostile, type HostileResult } from "./measure-hostile.ts";

const MEBIBYTE = 1024 * 1024;

const { values } = parseArgs({
  options: {
    mebibytes: { type: "string", default: "1,4,16" },
    kinds: { type: "string", default: hostileKinds.join() },
    formats: { type: "string", default: formats.join() },
    /** Timeout of a conversion; after a timeout, larger documents of the same kind are skipped. */
    seconds: { type: "string", default: "60" },
    /** A file to which results are written as lines of JSON. */
    lines: { type: "string" },
  },
});
const sizes = values.mebibytes.split(",").map(Number);
const timeout = Number(values.seconds) * 1000;
const folder = mkdtempSync(join(tmpdir(), "convert-hostile-"));

process.once("exit", () => rmSync(folder, { recursive: true }));
for (const kind of hostileKinds.filter((one) => values.kinds.split(",").includes(one))) {
  const wanted = formats.filter((one) => values.formats.split(",").includes(one));
  const rows = Object.fromEntries(wanted.map((format) => [format, {} as Record<string, string>]));
  const failed = new Set<Format>();
  for (const size of sizes) {
    const file = join(folder, "document.json");
    writeFileSync(file, hostileDocument(kind, size * MEBIBYTE));
    for (const format of wanted.filter((one) => !failed.has(one))) {
      const result = measureHostile(file, format, timeout);
      if (result.outcome === "timed out" || result.outcome === "died") failed.add(format);
      rows[format] = { ...rows[format], [`${size} MiB`]: shown(result, size * MEBIBYTE) };
      const line = JSON.stringify({ kind, format, size, ...result });
      if (values.lines !== undefined) appendFileSync(values.lines, `${line}\n`);
    }
  }
  console.log(kind);
  console.table(rows);
}

/** Seconds, and peak memory as a multiple of the document. */
function shown({ outcome, milliseconds, memory }: HostileResult, bytes: number): string {
  const figures = `${(milliseconds / 1000).toFixed(1)} s, ${(memory / bytes).toFixed(0)} ×`;
  return outcome === "converted" ? figures : `${outcome} (${figures})`;
}
