/** Flags of a list command. */
export interface ListFlags {
  readonly page?: number;
  readonly pageSize?: number;
  readonly all?: boolean;
  readonly newestFirst?: boolean;
  /** Times as they are, not relative to now. */
  readonly utc?: boolean;
  readonly json?: boolean;
}
