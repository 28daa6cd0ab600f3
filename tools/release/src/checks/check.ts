import type { Owner } from "../owner.ts";
import type { Sizes } from "../sizes.ts";
import type { Tarball } from "../tarball.ts";

/** One thing that is checked of every tarball. */
export interface Check {
  /** What `--only` takes. */
  readonly name: string;
  /** What holds where nothing is found, in a few words. */
  readonly about: string;
  /** One line for each fault: what was expected, and what came. */
  readonly faults: (
    tarball: Tarball,
    context: Context,
  ) => readonly string[] | Promise<readonly string[]>;
}

/** What a check knows besides the tarball. */
export interface Context {
  readonly owner: Owner;
  /** All that are published together. */
  readonly tarballs: readonly Tarball[];
  /** The text of a file of the repository, an empty one for a folder; undefined if there is neither. */
  readonly inRepository: (path: string) => string | undefined;
  readonly sizes: Sizes;
}
