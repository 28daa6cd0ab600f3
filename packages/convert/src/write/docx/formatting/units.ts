/** Points as twentieths of a point, the unit of most lengths. */
export function twips(points: number): number {
  return Math.round(points * 20);
}

/** Points as halves of a point, the unit of font sizes. */
export function halfPoints(points: number): number {
  return Math.max(1, Math.round(points * 2));
}

/** Points as eighths of a point, the unit of line widths. */
export function eighthPoints(points: number): number {
  return Math.min(96, Math.max(2, Math.round(points * 8)));
}

/** Points as English Metric Units, the unit of drawings. */
export function emus(points: number): number {
  return Math.round(points * 12_700);
}

/** CSS pixels as points. */
export function pointsOfPixels(pixels: number): number {
  return (pixels * 72) / 96;
}
