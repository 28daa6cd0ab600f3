const begun = performance.now();

/** Prints what happens, with the seconds since the beginning. */
export function print(line: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${line}`);
}

/** Prints what was found right; throws what was not. */
export function check(found: string, isRight: boolean): void {
  if (!isRight) throw new Error(`Expected otherwise: ${found}.`);
  print(`✓ ${found}`);
}
