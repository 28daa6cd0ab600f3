/** Maximum length in Word, in points: 22 inches. */
export const MAX_LENGTH = 1584;

/** Maximum font size in Word, in points. */
const MAX_FONT_SIZE = 1638;

/** Converts points to twentieths of a point, the unit of most lengths. */
export function twips(points: number): number {
  return Math.round(within(points, -MAX_LENGTH, MAX_LENGTH) * 20);
}

/** Converts points to twentieths of a point for lengths that cannot be negative, such as widths (ST_TwipsMeasure). */
export function positiveTwips(points: number): number {
  return twips(Math.max(points, 0));
}

/** Converts points to halves of a point, the unit of font sizes. */
export function halfPoints(points: number): number {
  return Math.max(1, Math.round(within(points, 0, MAX_FONT_SIZE) * 2));
}

/** Converts points to eighths of a point, the unit of line widths. */
export function eighthPoints(points: number): number {
  return Math.min(96, Math.max(2, Math.round(points * 8)));
}

/** Converts points to English Metric Units, the unit of drawings. */
export function emus(points: number): number {
  return Math.round(within(points, -MAX_LENGTH, MAX_LENGTH) * 12_700);
}

/** Converts CSS pixels to points. */
export function pointsOfPixels(pixels: number): number {
  return (pixels * 72) / 96;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
