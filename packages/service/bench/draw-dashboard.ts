/** One panel of the dashboard, with Prometheus's responses to its queries. */
export interface DrawnPanel {
  readonly type: string;
  readonly title: string;
  readonly unit: string;
  /** In Grafana's columns and rows: 24 columns are the full width. */
  readonly grid: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly series: readonly Series[];
}

/** The points of one line: seconds since 1970, and the value. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [at: number, value: number])[];
}

const COLUMN = 50;
const ROW = 26;
const GAP = 4;
const COLORS = ["#0969da", "#bf8700", "#1a7f37", "#cf222e", "#8250df", "#57606a"];
/** Maximum number of lines in the legend. */
const MAX_NAMED = COLORS.length;

/** Returns the dashboard as SVG, with its own background. */
export function drawDashboard(panels: readonly DrawnPanel[], description: string): string {
  const height = Math.max(...panels.map(({ grid }) => grid.y + grid.h)) * ROW;
  const width = 24 * COLUMN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(description)}">
<style>text { font: 12px system-ui, "Liberation Sans", sans-serif; fill: #1f2328 } .small { font-size: 10px; fill: #57606a } .stat { font-size: 26px; font-weight: 600 } .row { font-size: 14px; font-weight: 600 }</style>
<rect width="${width}" height="${height}" fill="#f6f8fa"/>
${panels.map(drawPanel).join("\n")}
</svg>
`;
}

function drawPanel(panel: DrawnPanel): string {
  const { type, title, grid } = panel;
  const box = {
    x: grid.x * COLUMN + GAP,
    y: grid.y * ROW + GAP,
    w: grid.w * COLUMN - 2 * GAP,
    h: grid.h * ROW - 2 * GAP,
  };
  if (type === "row") return text(box.x, box.y + 15, title, "row");
  const frame = `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="4" fill="#fff" stroke="#d0d7de"/>`;
  const head = text(box.x + 8, box.y + 16, title);
  return frame + head + (type === "stat" ? drawStat(panel, box) : drawLines(panel, box));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function drawStat({ series, unit }: DrawnPanel, { x, y, w, h }: Box): string {
  const value = series[0]?.points.at(-1)?.[1];
  const shown = value === undefined ? "no value" : format(value, unit);
  return `<text class="stat" x="${x + w / 2}" y="${y + h / 2 + 18}" text-anchor="middle">${shown}</text>`;
}

function drawLines({ series, unit }: DrawnPanel, { x, y, w, h }: Box): string {
  const shown = series.filter(({ points }) => points.length > 0);
  if (shown.length === 0) return text(x + 8, y + h / 2, "no value", "small");
  const all = shown.flatMap(({ points }) => points);
  const times = all.map(([at]) => at);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(...all.map(([, value]) => value)) || 1;
  const plot = { x: x + 52, y: y + 26, w: w - 62, h: h - 62 };
  const place = (at: number, value: number) =>
    `${round(plot.x + ((at - from) / (to - from || 1)) * plot.w)},${round(plot.y + plot.h - (value / top) * plot.h)}`;
  const lines = shown.map(({ points }, at) => {
    const path = points.map(([time, value]) => place(time, value)).join(" ");
    return `<polyline points="${path}" fill="none" stroke="${colorOf(at)}" stroke-width="1.5"/>`;
  });
  const axis = `<path d="M${plot.x} ${plot.y}V${plot.y + plot.h}H${plot.x + plot.w}" fill="none" stroke="#d0d7de"/>`;
  const marks =
    text(x + 4, plot.y + 8, format(top, unit), "small") +
    text(x + 4, plot.y + plot.h, "0", "small");
  return axis + marks + lines.join("") + drawLegend(shown, { x, y, w, h });
}

function drawLegend(series: readonly Series[], { x, y, w, h }: Box): string {
  const width = (w - 16) / 3;
  return series
    .slice(0, MAX_NAMED)
    .map(({ name }, at) => {
      const [left, line] = [x + 8 + (at % 3) * width, y + h - 18 + Math.floor(at / 3) * 12];
      const short = name.length > width / 6 ? `${name.slice(0, Math.floor(width / 6))}…` : name;
      return `<rect x="${left}" y="${line - 7}" width="8" height="3" fill="${colorOf(at)}"/>${text(left + 12, line - 2, short, "small")}`;
    })
    .join("");
}

function colorOf(at: number): string {
  return COLORS[at % COLORS.length] ?? "#57606a";
}

function text(x: number, y: number, content: string, style?: string): string {
  const attribute = style === undefined ? "" : ` class="${style}"`;
  return `<text${attribute} x="${round(x)}" y="${round(y)}">${escape(content)}</text>`;
}

function escape(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const KiB = 1024;
const BYTES = ["B", "KiB", "MiB", "GiB", "TiB"];

/** Formats a value in a Grafana unit. */
function format(value: number, unit: string): string {
  if (unit === "percentunit") return `${round(value * 100)} %`;
  if (unit === "bytes") {
    const power = Math.min(Math.max(Math.floor(Math.log(value || 1) / Math.log(KiB)), 0), 4);
    return `${round(value / KiB ** power)} ${BYTES[power]}`;
  }
  if (unit === "s" && value < 1) return `${round(value * 1000)} ms`;
  const suffix = { s: " s", ops: "/s", reqps: "/s" }[unit] ?? "";
  return `${value >= 100 ? Math.round(value) : Math.round(value * 100) / 100}${suffix}`;
}
