const begun = performance.now();

/** Prints an event, with the seconds since the start. */
export function print(line: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${line}`);
}

/** Prints the finding if it is right; otherwise throws. */
export function check(found: string, isRight: boolean): void {
  if (!isRight) throw new Error(`Expected otherwise: ${found}.`);
  print(`✓ ${found}`);
}
