import { recordFigures } from "@document-export/bench";
import type { Converter } from "./converter.ts";
import { measureGrowth } from "./measure-growth.ts";
import { measureMemory, type Setting } from "./measure-memory.ts";
import { measureRecall } from "./measure-recall.ts";
import { ownConverters } from "./own-converters.ts";
import { peerConverters, peerPackages } from "./peer-converters.ts";
import { repeatDocument } from "./repeat-document.ts";
import { measureAlone } from "./time/measure-alone.ts";
import { measureFirst } from "./time/measure-first.ts";
import { measureZip } from "./time/measure-zip.ts";

const { corpusDocuments, ownDocuments } = await import("../test/support/read-documents.ts");

const KB = 1000;
const SIZES = [10 * KB, 100 * KB, 1000 * KB, 10_000 * KB, 50_000 * KB];
const ROUNDS = 5;
const RUNS = [1000, 10_000, 100_000];

/** Other converters and formats are measured up to this size only. */
const MAX_SIZE_OF_OTHERS = 1000 * KB;
const OTHER_SIZES = SIZES.filter((size) => size <= MAX_SIZE_OF_OTHERS);
const MEASURED_AT_ALL_SIZES = new Set(["convert, html", "convert, markdown", "convert, text"]);

const folder = process.env["BENCH_PEERS"];
const peers = folder === undefined ? [] : await peerConverters(folder);
if (folder === undefined) {
  console.log(`Without other converters: npm install --prefix FOLDER ${peerPackages.join(" ")}`);
  console.log("and set BENCH_PEERS=FOLDER to measure them beside this package.\n");
}
const converters = [...ownConverters, ...peers];

console.log(
  "Share of each feature kept: of the documents converted, and of all documents where that is less",
);
const documents = [...ownDocuments(), ...corpusDocuments()];
console.table(Object.fromEntries(converters.map((one) => [one.name, recallRow(one)])));

console.log("Processor time relative to JSON.parse of the same bytes");
console.table(Object.fromEntries(converters.map((one) => [one.name, timeRow(one)])));

console.log("A document of 10 KB in a new process");
console.table(
  Object.fromEntries(ownConverters.map(({ format }) => [format, measureFirst(10 * KB, format)])),
);

console.log("Processor time of DOCX relative to a bare zip of the same parts");
const docx = ownConverters.find(({ format }) => format === "docx");
const ofZip = (size: number) => {
  if (!docx) return undefined;
  const value = measureZip(repeatDocument(size), docx, ROUNDS);
  const [scenario, unit] = ["Writing DOCX", "times a zip of the same parts"];
  const at = { x: size / KB, unit: "KB" };
  recordFigures("convert", [
    { scenario, candidate: docx.name, value, unit, better: "less", own: true, at },
  ]);
  return value.toFixed(1);
};
console.table({
  "convert, docx": Object.fromEntries(OTHER_SIZES.map((size) => [`${size / KB} KB`, ofZip(size)])),
});

console.log("One paragraph of runs: processor time relative to JSON.parse, and peak memory");
console.table(Object.fromEntries(ownConverters.map((one) => [one.name, growthRow(one)])));

console.log("Peak memory relative to the size of the input");
const memoryOf = (format: string, setting: Setting) =>
  (measureMemory(50_000 * KB, format, setting) / (50_000 * KB)).toFixed(1);
console.table(
  Object.fromEntries(
    [
      { name: "JSON.parse alone", format: "none" },
      { name: "JSON.parse, then dropped objects", format: "dropped" },
      ...ownConverters,
    ].map(({ name, format }) => [
      name,
      {
        "50000 KB": memoryOf(format, {}),
        "50000 KB, with parseJson": memoryOf(format, { mode: "chunks" }),
        "50000 KB, in a thread": memoryOf(format, { mode: "thread" }),
        // Measures with a small young generation in the main thread.
        "50000 KB, --max-semi-space-size=16": memoryOf(format, {
          flags: ["--max-semi-space-size=16"],
        }),
      },
    ]),
  ),
);

function recallRow(converter: Converter): Record<string, string> {
  const { converted, features } = measureRecall(documents, converter);
  const shares = Object.entries(features).map(([name, { ofAll, ofConverted }]) => {
    const [all, some] = [ofAll.toFixed(3), ofConverted.toFixed(3)];
    return [name, all === some ? some : `${some} (${all})`];
  });
  return { documents: `${converted} of ${documents.length}`, ...Object.fromEntries(shares) };
}

function growthRow(converter: Converter): Record<string, string> {
  const rows = RUNS.map((runs) => {
    const { ratio, memory } = measureGrowth(runs, converter);
    const [scenario, unit] = ["One paragraph of many runs", "times JSON.parse"];
    const at = { x: runs, unit: "runs" };
    recordFigures("convert", [
      { scenario, candidate: converter.name, value: ratio, unit, better: "less", own: true, at },
    ]);
    return [`${runs} runs`, `${ratio.toFixed(1)} ×, ${Math.round(memory / KB / KB)} MB`];
  });
  return Object.fromEntries(rows);
}

function timeRow(converter: Converter): Record<string, string> {
  const sizes = SIZES.filter(
    (size) => MEASURED_AT_ALL_SIZES.has(converter.name) || OTHER_SIZES.includes(size),
  );
  return Object.fromEntries(sizes.map((size) => [`${size / KB} KB`, ratioOf(size, converter)]));
}

/** CPU time relative to `JSON.parse`, or a note that the converter fails. */
function ratioOf(size: number, converter: Converter): string {
  try {
    const ratio = measureAlone(size, converter.name);
    recordFigures("convert", [
      {
        scenario: "Converting a document",
        candidate: converter.name,
        value: ratio,
        unit: "times JSON.parse",
        better: "less",
        own: converter.name.startsWith("convert,"),
        at: { x: size / KB, unit: "KB" },
      },
    ]);
    return ratio.toFixed(1);
  } catch {
    return "fails";
  }
}
