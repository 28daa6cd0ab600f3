const NARROWEST = 6;

/**
 * Widths that together take no more than `room`: the widest columns give, down to six characters each. The first,
 * an id or a time that means nothing when cut, keeps its width.
 */
export function fitWidths(
  [first = 0, ...others]: readonly number[],
  room: number,
): readonly number[] {
  return [first, ...shrink(others, room - first)];
}

function shrink(widths: readonly number[], room: number): readonly number[] {
  const sum = widths.reduce((total, width) => total + width, 0);
  const widest = Math.max(...widths);
  if (sum <= room || widest <= NARROWEST) return widths;
  const at = widths.indexOf(widest);
  const second = Math.max(NARROWEST, ...widths.filter((width) => width < widest));
  const given = Math.min(sum - room, Math.max(1, Math.floor((widest - second) / 2)));
  return shrink(
    widths.map((width, column) => (column === at ? width - given : width)),
    room,
  );
}
