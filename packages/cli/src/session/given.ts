/** The same members, none of them undefined. */
export type Given<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** Removes the members that are undefined. */
export function given<Members extends object>(members: Members): Given<Members> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Members>;
}
