/** Returns only the members that have a value: a call takes an option with a value, or not at all. */
export function given<Members extends object>(
  members: Members,
): {
  readonly [Name in keyof Members]?: Exclude<Members[Name], undefined>;
} {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as never;
}

/** Returns a time without fractions of a second. */
export function toSecond(time: string | null): string | null {
  return time?.replace(/\.\d+Z$/, "Z") ?? null;
}
