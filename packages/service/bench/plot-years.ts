/** Measurements after a number of exports, in MiB. */
export interface YearsSample {
  readonly exports: number;
  /** Size of the database in the data folder, with its write-ahead log. */
  readonly folder: number;
  readonly wal: number;
  /** Resident memory of the service, and of its conversion processes. */
  readonly memory: number;
  readonly children: number;
}

/** A run of `years.ts`. */
export interface YearsRun {
  readonly name: string;
  readonly perSecond: number;
  readonly longestRequestMs: number;
  readonly idle: Omit<YearsSample, "exports">;
  readonly startSeconds: number;
  readonly idleAfterStart: Omit<YearsSample, "exports">;
  readonly samples: readonly YearsSample[];
}

const WIDTH = 360;
const HEIGHT = 200;
const GAP = 70;
const LEFT = 50;
const TOP = 40;
const TICKS = 4;
const charts = [
  { title: "Database and its log, MiB", of: ({ folder }: YearsSample) => folder },
  { title: "Resident memory of the service, MiB", of: ({ memory }: YearsSample) => memory },
] as const;

/** Plots folder size and memory of runs by number of exports, as SVG that is readable on light and on dark pages. */
export function plotYears(runs: readonly YearsRun[]): string {
  const width = LEFT + charts.length * (WIDTH + GAP);
  const height = TOP + HEIGHT + 70;
  const drawn = charts.map(({ title, of }, index) => {
    const x = LEFT + index * (WIDTH + GAP);
    return `<g transform="translate(${x} ${TOP})">${chart(title, of, runs)}</g>`;
  });
  const legend = runs.map(({ name }, index) => {
    const x = LEFT + index * (WIDTH + GAP);
    const y = height - 16;
    return `<path class="run-${index}" d="M${x} ${y - 4}h24"/><text x="${x + 30}" y="${y}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Folder and memory by exports">
<style>
text { font: 12px system-ui, sans-serif; fill: #24292f } .grid { stroke: #8c959f; stroke-opacity: .35 }
path { fill: none; stroke-width: 2 } .run-0 { stroke: #0969da } .run-1 { stroke: #bc4c00; stroke-dasharray: 6 3 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .run-0 { stroke: #58a6ff } .run-1 { stroke: #f0883e } }
</style>
${[...drawn, ...legend].join("\n")}
</svg>`;
}

function chart(
  title: string,
  of: (sample: YearsSample) => number,
  runs: readonly YearsRun[],
): string {
  const samples = runs.flatMap((run) => run.samples);
  const top = roundUp(Math.max(...samples.map(of)));
  const last = Math.max(...samples.map((sample) => sample.exports));
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => index / TICKS);
  const grid = ticks.flatMap((part) => {
    const y = HEIGHT * (1 - part);
    const x = WIDTH * part;
    return [
      `<line class="grid" x2="${WIDTH}" y1="${y}" y2="${y}"/>`,
      `<text x="-6" y="${y + 4}" text-anchor="end">${top * part}</text>`,
      `<text x="${x}" y="${HEIGHT + 18}" text-anchor="middle">${(last * part).toLocaleString("en")}</text>`,
    ];
  });
  const lines = runs.map((run, index) => {
    const points = run.samples.map((sample) => {
      const x = (WIDTH * sample.exports) / last;
      const y = HEIGHT * (1 - of(sample) / top);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `<path class="run-${index}" d="M${points.join("L")}"/>`;
  });
  return [`<text y="-14">${title}</text>`, ...grid, ...lines].join("\n");
}

function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / unit) * unit;
}
