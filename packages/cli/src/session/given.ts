/** The same members, but never undefined. */
export type Given<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** Removes undefined members. */
export function given<Members extends object>(members: Members): Given<Members> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Members>;
}
