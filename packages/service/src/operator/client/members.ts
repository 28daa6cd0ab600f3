/** The members that have a value: an option of a call is given, or left out. */
export function given<Members extends object>(
  members: Members,
): {
  readonly [Name in keyof Members]?: Exclude<Members[Name], undefined>;
} {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as never;
}

/** A time without fractions of a second. */
export function toSecond(time: string | null): string | null {
  return time?.replace(/\.\d+Z$/, "Z") ?? null;
}
