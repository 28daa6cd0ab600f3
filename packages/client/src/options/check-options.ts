import { checkValue } from "../types/check-value.js";
import { didYouMean } from "../types/did-you-mean.js";
import type { Type } from "../types/type.js";

/** The options that a caller may give, by name, and the required ones. */
export interface KnownOptions {
  readonly types: Readonly<Record<string, Type>>;
  readonly required: readonly string[];
}

/**
 * Returns the options without undefined ones. Throws a TypeError that names the first option that is missing, unknown
 * or of the wrong type. Limits, such as the largest page size, are left to the implementation.
 */
export function checkOptions<Options extends object>(
  caller: string,
  options: Options,
  { types, required }: KnownOptions,
): Options {
  const given = { ...options } as Record<string, unknown>;
  for (const name in given) if (given[name] === undefined) delete given[name];
  for (const name of [...required, ...Object.keys(given)]) {
    const type = Object.hasOwn(types, name) && types[name];
    if (!type)
      throw new TypeError(
        `${caller}: there is no option \`${name}\`${didYouMean(name, Object.keys(types))}`,
      );
    checkValue(`${caller}: ${name}`, type, given[name]);
  }
  return given as Options;
}
