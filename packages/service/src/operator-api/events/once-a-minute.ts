const MINUTE_MS = 60_000;

/**
 * Returns a function that passes on its first call, and then at most one call a minute, for example while two polls a
 * second fail.
 */
export function onceAMinute<Value>(
  call: (value: Value) => void,
  now: () => number,
): (value: Value) => void {
  let next = Number.NEGATIVE_INFINITY;
  return (value) => {
    if (now() < next) return;
    next = now() + MINUTE_MS;
    call(value);
  };
}
