/** A project outside of the workspace that uses the packed packages as anybody would. */
export interface Consumer {
  /** Its folder in `consumers`, and what `--only` takes. */
  readonly name: string;
  readonly about: string;
}
