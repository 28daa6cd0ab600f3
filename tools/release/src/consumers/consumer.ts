/** A project outside of the workspace that uses the packed packages as anybody would. */
export interface Consumer {
  /** Its folder in `consumers`, and what `--only` takes. */
  readonly name: string;
  readonly about: string;
  /** None where nobody would notice. */
  readonly installed?: InstalledLimit;
}

/** How much npm may install for the project. */
export interface InstalledLimit {
  readonly packages: number;
  /** As files take on a disk with blocks of 4 KiB. */
  readonly megabytes: number;
}
