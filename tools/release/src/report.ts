import { sizeOf, type Sizes } from "./sizes.ts";
import { kilobytes } from "./checks/check-size.ts";
import type { Tarball } from "./tarball.ts";

/** Result of one check or consumer. */
export interface Result {
  readonly name: string;
  readonly about: string;
  readonly faults: readonly string[];
  /** Last line that a consumer printed. */
  readonly said?: string;
  readonly milliseconds: number;
}

/** Column where the descriptions start. */
export const NAME_WIDTH = 16;

/** Formats a result for a terminal. */
export function describeResult({ name, about, faults, said, milliseconds }: Result): string {
  const mark = faults.length === 0 ? "✓" : "✗";
  const seconds = milliseconds < 1000 ? "" : ` (${(milliseconds / 1000).toFixed(0)} s)`;
  const lines = faults.map((fault) => `    ${fault.replaceAll("\n", "\n    ")}`);
  if (said) lines.push(`  ${" ".repeat(NAME_WIDTH)}${said}`);
  return [`${mark} ${name.padEnd(NAME_WIDTH)}${about}${seconds}`, ...lines].join("\n");
}

/** Lists the packages with their current and accepted sizes. */
export function describePackages(tarballs: readonly Tarball[], sizes: Sizes): string {
  const rows = tarballs.map((tarball) => {
    const { packed, unpacked } = sizeOf(tarball);
    const accepted = sizes[tarball.folder]?.packed;
    const change = accepted ? `${signed(Math.round((packed / accepted - 1) * 100))} %` : "new";
    const { name, version } = tarball.manifest;
    return [`${name} ${version}`, kilobytes(packed), kilobytes(unpacked), change] as const;
  });
  const header = ["package", "packed", "unpacked", "change"] as const;
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => align(cell, widths[column] ?? 0, column))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function align(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value === 0 ? 0 : value);
}
