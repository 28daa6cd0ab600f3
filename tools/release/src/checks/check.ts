import type { Owner } from "../owner.ts";
import type { Sizes } from "../sizes.ts";
import type { Tarball } from "../tarball.ts";

/** A check of every tarball. */
export interface Check {
  /** Name for `--only`. */
  readonly name: string;
  /** What a passing check guarantees, in a few words. */
  readonly about: string;
  /** Returns one line per problem: the expected and the actual value. */
  readonly faults: (
    tarball: Tarball,
    context: Context,
  ) => readonly string[] | Promise<readonly string[]>;
}

/** Input of a check besides the tarball. */
export interface Context {
  readonly owner: Owner;
  /** All tarballs that are published together. */
  readonly tarballs: readonly Tarball[];
  /** Returns the text of a file in the repository, or an empty text for a folder; undefined if neither exists. */
  readonly inRepository: (path: string) => string | undefined;
  readonly sizes: Sizes;
}
