import { UsageError } from "../errors/errors.js";
import { suggest } from "./did-you-mean.js";
import { CONFIG_VARIABLE, PREFIX, settingList } from "./setting-list.js";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

const known = [...settingList.map(({ variable }) => variable), CONFIG_VARIABLE];
const suffixes = known.map((name) => name.slice(PREFIX.length));

/**
 * Returns the variables with this command's prefix that are not settings. Throws a UsageError for one that is probably
 * a misspelled setting. Ignores empty variables, because some environments cannot unset a variable.
 */
export function unknownVariables(environment: Environment): readonly string[] {
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith(PREFIX) && environment[name] && !known.includes(name),
  );
  const misspelled = unknown.flatMap((name) => {
    // Compares only the part after the prefix, because the common prefix would make all names look similar.
    const meant = suggest(name.slice(PREFIX.length), suffixes);
    return meant ? [`There is no variable \`${name}\`. Did you mean \`${PREFIX}${meant}\`?`] : [];
  });
  if (misspelled.length > 0) throw new UsageError(misspelled.join(" "));
  return unknown;
}
