const MINUTE_MS = 60_000;

/** Calls a function with the first of many, and then with one a minute, such as while each of two polls a second fails. */
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
