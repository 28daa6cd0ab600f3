/** Whether a value is one of those that a list of constants names, such as an event type of this version. */
export function isKnown<const Known extends string>(
  known: readonly Known[],
  value: string,
): value is Known {
  return (known as readonly string[]).includes(value);
}
