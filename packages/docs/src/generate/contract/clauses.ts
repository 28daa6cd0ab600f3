import { slugOf } from "../page.ts";

/**
 * Returns the anchor of the clause that a citation names, such as `endpoints-2` for "Endpoints 2, parts".
 *
 * @throws {Error} if the citation does not start with the name of a clause.
 */
export function slugOfClause(citation: string): string {
  const name = /^[A-Za-z ]+?(?: \d+)?(?=[,:]|$)/.exec(citation)?.[0];
  if (name === undefined)
    throw new Error(`Expected a clause such as "Endpoints 2", got "${citation}".`);
  return slugOf(name);
}
