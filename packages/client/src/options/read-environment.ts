import { isBrowser } from "../utils/is-browser.js";

interface Process {
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads an environment variable `<prefix>_<name>`. Returns undefined in a browser, where bundlers may inline the
 * variables of the build.
 */
export function readEnvironment(prefix: string | undefined, name: string): string | undefined {
  const { process } = globalThis as { process?: Process };
  return (prefix && !isBrowser && process?.env?.[`${prefix}_${name}`]) || undefined;
}
