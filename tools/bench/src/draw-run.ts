import { drawPlot } from "@document-export/pictures/bar-plot";
import { whenMeasured, type BenchRun } from "./figure.ts";
import { drawCurve } from "./draw-curve.ts";
import { type Group, groupFigures, isCurve, show, slugOf } from "./group-figures.ts";

/** A plot of one group of a run. */
export interface Plot {
  readonly group: Group;
  /** File name. */
  readonly name: string;
  readonly svg: string;
}

/** Draws one plot for each group: bars, or curves if cost was measured against size. */
export function drawRun(run: BenchRun): readonly Plot[] {
  return groupFigures(run.figures).map((group) => {
    const footer = whenMeasured(run, group.suite);
    const svg = isCurve(group) ? drawCurve(group, footer) : drawBars(group, footer);
    return { group, name: `${slugOf(group)}.svg`, svg };
  });
}

/** Draws ratios if there are any: absolute values depend more on the machine. */
function drawBars(group: Group, footer: string): string {
  const areRatios = group.figures.every(({ ratio }) => ratio !== undefined);
  const [first] = group.figures;
  const unit = areRatios ? `relative to ${first?.candidate ?? ""} (${group.unit})` : group.unit;
  const bars = group.figures.map(({ candidate, value, ratio, own }) => ({
    label: candidate,
    row: candidate,
    column: 0,
    value: areRatios ? (ratio ?? 0).toFixed(2) : show(value).replaceAll(",", ""),
    own: own ?? false,
  }));
  return drawPlot({
    name: slugOf(group),
    title: group.scenario,
    unit: `${unit}; ${group.better} is better`,
    recorded: footer,
    source: "",
    bars,
  });
}
