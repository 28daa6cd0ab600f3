import type { Figure } from "./figure.ts";

/** Figures that are measured and plotted together. */
export interface Group {
  readonly suite: string;
  readonly scenario: string;
  readonly unit: string;
  readonly better: Figure["better"];
  /** Figures, in the order of the run. */
  readonly figures: readonly Figure[];
}

/** Groups figures by scenario and unit. */
export function groupFigures(figures: readonly Figure[]): readonly Group[] {
  const groups = Map.groupBy(figures, ({ suite, scenario, unit }) =>
    JSON.stringify([suite, scenario, unit]),
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { suite, scenario, unit, better } = first;
    return [{ suite, scenario, unit, better, figures: members }];
  });
}

/** Returns true if a group is a curve: cost against size. */
export function isCurve({ figures }: Group): boolean {
  return figures.some(({ at }) => at !== undefined);
}

/** The site adds 20 characters and an extension, and the simple form of a tarball has room for 100. */
const MAX_SLUG = 75;

/** Returns a file name for the group. Throws if it is too long for a package. */
export function slugOf({ suite, scenario, unit }: Group): string {
  const slug = `${suite}-${scenario}-${unit}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  if (slug.length > MAX_SLUG)
    throw new Error(
      `Expected a file name of at most ${MAX_SLUG} characters, got \`${slug}\`. Give the scenario a shorter name.`,
    );
  return slug;
}

/** Formats a number for readers: three significant digits, whole above a thousand. */
export function show(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}
