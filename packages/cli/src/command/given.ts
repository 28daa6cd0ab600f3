/** Members of which none is undefined. */
export type Given<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** The members that are given; those that are undefined are left out. */
export function given<Members extends object>(members: Members): Given<Members> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Members>;
}
