/** Flags of a list command. */
export interface ListFlags {
  readonly page?: number;
  readonly pageSize?: number;
  readonly all?: boolean;
  readonly newestFirst?: boolean;
  /** Prints absolute times instead of relative ones. */
  readonly utc?: boolean;
  readonly json?: boolean;
}
