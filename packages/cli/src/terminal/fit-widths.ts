const NARROWEST = 6;

/** Widths that together take no more than `room`: the widest columns give, down to six characters each. */
export function fitWidths(widths: readonly number[], room: number): readonly number[] {
  const sum = widths.reduce((total, width) => total + width, 0);
  const widest = Math.max(...widths);
  if (sum <= room || widest <= NARROWEST) return widths;
  const at = widths.indexOf(widest);
  const second = Math.max(NARROWEST, ...widths.filter((width) => width < widest));
  const given = Math.min(sum - room, Math.max(1, Math.floor((widest - second) / 2)));
  return fitWidths(
    widths.map((width, column) => (column === at ? width - given : width)),
    room,
  );
}
