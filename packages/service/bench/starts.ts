// Cost of starting the command, in an empty data folder and in one that has a database, beside opening PGlite in memory:
// time until it listens, then its idle memory, and the first exports of a report, each awaited, which are then measured
// on PostgreSQL too. `--main` names another version's `main.js` to compare with in turns; it can be repeated.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { createDatabase } from "@document-export/local-servers";
import { documentOf } from "./document.ts";
import { median } from "./median.ts";
import { openPostgres } from "./postgres.ts";

const OURS = fileURLToPath(new URL("../dist/operator/main.js", import.meta.url));
const { values } = parseArgs({
  options: {
    main: { type: "string", multiple: true, default: [OURS] },
    rounds: { type: "string", default: "3" },
    exports: { type: "string", default: "20" },
    json: { type: "boolean" },
  },
});
/** In milliseconds: how long the service is idle before its memory is read. */
const REST = 5000;
/** In milliseconds: nobody exports sooner than this after a start. */
const WARM_UP = 1000;
/** Size of the exported report. */
const BYTES = 75 * 1024;
const TICK = 10;
const KIB = 1024;

/** Figures of one start, in milliseconds and MiB. */
type Figures = Readonly<Record<string, number>>;

/** Starts the command with its demo workspace, exports, and stops it. */
async function measure(main: string, data: string, databaseUrl?: string): Promise<Figures> {
  const env = { ...process.env, DOCUMENT_EXPORT_DATA: data, DATABASE_URL: databaseUrl, PORT: "0" };
  const begun = performance.now();
  const child = spawn(process.execPath, [main, "demo"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const printed = await untilPrinted(child.stdout);
  const wall = Math.round(performance.now() - begun);
  const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, "utf8");
  const size = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read("status"))?.[1]) / KIB);
  const fields = read("stat").split(") ")[1]?.split(" ") ?? [];
  const cpu = (Number(fields[11]) + Number(fields[12])) * TICK;
  const started = { wall, cpu, resident: size("VmRSS"), peak: size("VmHWM") };
  await setTimeout(WARM_UP);
  const exported = await exportReports(printed, data, (args) =>
    execFileSync(process.execPath, [main, ...args], { env, encoding: "utf8" }),
  );
  await setTimeout(REST);
  const idle = size("VmRSS");
  child.kill("SIGTERM");
  await exited;
  return { ...started, ...exported, idle };
}

/** Exports the report several times: into the demo's folder, whose events two webhooks get, then into one without any. */
async function exportReports(
  printed: string,
  data: string,
  command: (args: readonly string[]) => string,
): Promise<Figures> {
  const [, url = ""] = /Service\s+(\S+)/.exec(printed) ?? [];
  const demo = JSON.parse(readFileSync(join(data, "demo.json"), "utf8"));
  const [first = 0, ...later] = await timeExports(url, demo.token, demo.destination);
  const added = ["connections", "add", "directory", "Quiet", "--workspace", String(demo.workspace)];
  const printedId = command([...added, "--set", `folder=${join(data, "quiet")}`]);
  const quiet = await timeExports(url, demo.token, Number(/\d+/.exec(printedId)?.[0]));
  return { "first export": first, "later exports": median(later), "no webhooks": median(quiet) };
}

/** Exports the report several times, one after another, and returns how long each took in milliseconds. */
async function timeExports(url: string, token: string, destination: number): Promise<number[]> {
  const durations: number[] = [];
  for (let count = 0; count < Number(values.exports); count += 1) {
    const begun = performance.now();
    const body = new FormData();
    body.append("file", new Blob([documentOf(BYTES)], { type: "application/json" }));
    const conversion = { destination: "markdown" };
    body.append("options", JSON.stringify({ destination, conversion }));
    const headers = { authorization: `Bearer ${token}`, prefer: "wait=60" };
    const response = await fetch(`${url}/v2/export/hosted-docs`, { method: "POST", headers, body });
    const text = await response.text();
    if (response.status !== 200 && response.status !== 202) throw new Error(text);
    durations.push(Math.round(performance.now() - begun));
  }
  return durations;
}

async function untilPrinted(output: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const chunk of output) {
    text += chunk.toString();
    if (/Service +http/.test(text)) return text;
  }
  throw new Error(`The command ended before it listened: ${text}`);
}

function dataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "document-export-bench-"));
}

/** Returns how many milliseconds its own process takes to open PGlite in memory. */
function openPglite(): number {
  const program = `
    import { PGlite } from "@electric-sql/pglite";
    const begun = performance.now();
    const database = await PGlite.create();
    await database.query("select 1");
    console.log(performance.now() - begun);
    await database.close();`;
  const args = ["--input-type=module", "--eval", program];
  return Number(execFileSync(process.execPath, args, { cwd: import.meta.dirname }));
}

const STARTS = ["first", "later", "on PostgreSQL"] as const;

interface Round {
  readonly main: string;
  readonly start: (typeof STARTS)[number];
  readonly figures: Figures;
}

const pglite: number[] = [];
const rounds: Round[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  pglite.push(openPglite());
  for (const main of values.main) {
    const data = await dataFolder();
    for (const start of ["first", "later"] as const)
      rounds.push({ main, start, figures: await measure(main, data) });
    await rm(data, { recursive: true, force: true });
  }
}
// Afterwards, because the files of its databases would make those of an embedded one slower to create.
const postgres = await openPostgres();
const places = postgres ? Array<string>(Number(values.rounds)).fill(postgres.url) : [];
for (const place of places) {
  for (const main of values.main) {
    const data = await dataFolder();
    const url = await createDatabase(place, `starts_${rounds.length}`);
    rounds.push({ main, start: "on PostgreSQL", figures: await measure(main, data, url) });
    await rm(data, { recursive: true, force: true });
  }
}
await postgres?.stop();
const rows = values.main.flatMap((main) =>
  STARTS.map((start) => {
    const figures = figuresOf(main, start);
    const names = Object.keys(figures[0] ?? {});
    const middle = (name: string) => median(figures.map((each) => each[name] ?? Number.NaN));
    return { main, start, ...Object.fromEntries(names.map((name) => [name, middle(name)])) };
  }),
);
recordStarts();
const result = { load: loadavg()[0], rounds: Number(values.rounds), rows };
if (values.json) console.log(JSON.stringify(result, undefined, 2));
else console.table(rows);

function figuresOf(main: string, start: Round["start"]): readonly Figures[] {
  return rounds
    .filter((round) => round.main === main && round.start === start)
    .map(({ figures }) => figures);
}

/** Records the figures of this version. */
function recordStarts(): void {
  const of = (start: Round["start"], name: string) =>
    median(figuresOf(OURS, start).map((figures) => figures[name] ?? Number.NaN));
  const opened = median(pglite);
  const common = { unit: "ms", better: "less", own: true } as const;
  const started = (candidate: string, value: number) =>
    ({
      ...common,
      scenario: "A start of the demo",
      candidate,
      value,
      ratio: value / opened,
    }) as const;
  const exported = (candidate: string, value: number) =>
    ({ ...common, scenario: "An export of 75 KB, waited for", candidate, value }) as const;
  recordFigures("service", [
    { ...started("PGlite in memory, opened", opened), own: false },
    started("the first, in an empty folder", of("first", "wall")),
    started("a later one", of("later", "wall")),
    exported("the first", of("first", "first export")),
    exported("later ones", of("first", "later exports")),
    exported("later ones, without webhooks", of("first", "no webhooks")),
    ...(postgres
      ? [
          exported("the first, PostgreSQL", of("on PostgreSQL", "first export")),
          exported("later ones, PostgreSQL", of("on PostgreSQL", "later exports")),
          exported("later ones without webhooks, PostgreSQL", of("on PostgreSQL", "no webhooks")),
        ]
      : []),
  ]);
}
