import { isBrowser } from "../utils/is-browser.js";

interface Process {
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** An environment variable `<prefix>_<name>`; never in a browser, where bundlers may put a build's variables. */
export function readEnvironment(prefix: string | undefined, name: string): string | undefined {
  const { process } = globalThis as { process?: Process };
  return (prefix && !isBrowser && process?.env?.[`${prefix}_${name}`]) || undefined;
}
