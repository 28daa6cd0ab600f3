import { escape, picture, WIDTH } from "@document-export/pictures/svg";
import { type Group, show } from "./group-figures.ts";

const LEFT = 60;
/** Space to the right of the plot for half of the last number. */
const RIGHT = 36;
const TOP = 76;
const HEIGHT = 180;
const TICKS = 4;
const LEGEND_ROW = 22;
const DASHES = ["", "6 3", "2 3", "10 3 2 3", "1 4"];
const MAX_LINES = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly name: string;
  readonly isOwn: boolean;
  readonly points: readonly Point[];
}

/**
 * Draws cost against size. Sizes have a logarithmic scale and costs start at zero, so that a bend in the curve means
 * that cost grows faster or slower than size.
 */
export function drawCurve(group: Group, footer: string): string {
  const lines = linesOf(group);
  const points = lines.flatMap((line) => line.points);
  const range = {
    from: Math.min(...points.map(({ x }) => x)),
    to: Math.max(...points.map(({ x }) => x)),
  };
  const top = Math.max(...points.map(({ y }) => y)) || 1;
  const place = ({ x, y }: Point): string =>
    `${across(x, range).toFixed(1)} ${down(y, top).toFixed(1)}`;
  const drawn = lines.map(({ isOwn, points }, index) => {
    const dash = DASHES[index % DASHES.length] ?? "";
    const path = `M${points.map(place).join("L")}`;
    return `<path d="${path}" fill="none" stroke="${isOwn ? "#0969da" : "#8c959f"}" stroke-width="2"${dash && ` stroke-dasharray="${dash}"`}/>`;
  });
  const height = TOP + HEIGHT + 44 + lines.length * LEGEND_ROW + 40;
  const unit = `${group.unit}; ${group.better} is better`;
  const description = `${group.scenario}, ${unit}: ${lines.map(describe).join("; ")}. ${footer}.`;
  return picture(height, description, [
    `<text class="name start" x="20" y="32">${escape(group.scenario)}</text>`,
    `<text class="label start" x="20" y="54">${escape(unit)}</text>`,
    ...grid(top),
    ...axis(lines, range, group),
    ...drawn,
    ...lines.map(legend),
    `<text class="label start" x="20" y="${height - 14}">${escape(footer)}</text>`,
  ]);
}

function linesOf({ figures }: Group): readonly Line[] {
  const candidates = Map.groupBy(figures, ({ candidate }) => candidate);
  return [...candidates].slice(0, MAX_LINES).map(([name, members]) => ({
    name,
    isOwn: members.some(({ own }) => own),
    points: members.flatMap(({ at, value }) => (at ? [{ x: at.x, y: value }] : [])),
  }));
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function across(x: number, { from, to }: Range): number {
  const width = WIDTH - LEFT - RIGHT;
  const part = to === from ? 0.5 : Math.log(x / from) / Math.log(to / from);
  return LEFT + part * width;
}

function down(y: number, top: number): number {
  return TOP + HEIGHT * (1 - y / top);
}

function grid(top: number): readonly string[] {
  return Array.from({ length: TICKS + 1 }, (_, index) => {
    const value = (top * index) / TICKS;
    const y = down(value, top).toFixed(1);
    return `<path d="M${LEFT} ${y}H${WIDTH - RIGHT}" stroke="#8c959f" stroke-opacity=".35"/><text class="label end" x="${LEFT - 8}" y="${Number(y) + 5}">${show(value)}</text>`;
  });
}

function axis(lines: readonly Line[], range: Range, { figures }: Group): readonly string[] {
  const places = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))];
  const unit = figures.find(({ at }) => at)?.at?.unit ?? "";
  const y = TOP + HEIGHT;
  return [
    ...places.map(
      (x) =>
        `<text class="label" x="${across(x, range).toFixed(1)}" y="${y + 20}">${short(x)}</text>`,
    ),
    `<text class="label" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${y + 40}">${escape(unit)}</text>`,
  ];
}

function legend({ name, isOwn }: Line, index: number): string {
  const y = TOP + HEIGHT + 64 + index * LEGEND_ROW;
  const dash = DASHES[index % DASHES.length] ?? "";
  return `<path d="M20 ${y - 5}h28" stroke="${isOwn ? "#0969da" : "#8c959f"}" stroke-width="2"${dash && ` stroke-dasharray="${dash}"`}/><text class="start" x="58" y="${y}">${escape(name)}</text>`;
}

function describe({ name, points }: Line): string {
  return `${name} ${points.map(({ x, y }) => `${show(y)} at ${short(x)}`).join(", ")}`;
}

function short(x: number): string {
  if (x >= 1e6) return `${show(x / 1e6)} M`;
  return x >= 1000 ? `${show(x / 1000)} k` : show(x);
}
