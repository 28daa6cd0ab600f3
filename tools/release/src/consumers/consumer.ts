/** A project outside of the workspace that uses the packed packages as any user would. */
export interface Consumer {
  /** Name of its folder in `consumers`, and for `--only`. */
  readonly name: string;
  readonly about: string;
  /** Limit on the size of the installed project; absent if the size does not matter to users. */
  readonly installed?: InstalledLimit;
}

/** Maximum size of what npm installs for the project. */
export interface InstalledLimit {
  readonly packages: number;
  /** Maximum size in megabytes, on a disk with blocks of 4 KiB. */
  readonly megabytes: number;
}
