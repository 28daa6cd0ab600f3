import { bounds, type Bound } from "./bounds.js";

const KiB = 1024;
const MiB = 1024 * KiB;

/** Renders the table of `docs/bounds.md` as Markdown. */
export function describeBounds(): string {
  const all: readonly Bound[] = Object.values(bounds);
  const rows = all.map(({ value, max, unit, ifExceeded }) => [
    value,
    amount(max, unit),
    ifExceeded,
  ]);
  const lines = [["value", "maximum", "if exceeded"], ["---", "---", "---"], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function amount(max: number, unit: Bound["unit"]): string {
  if (unit !== "bytes") return `${max.toLocaleString("en")} ${unit}`;
  if (max % MiB === 0) return `${max / MiB} MiB`;
  return max % KiB === 0 && max >= 10 * KiB ? `${max / KiB} KiB` : `${max} bytes`;
}
