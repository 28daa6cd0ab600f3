/** The part of a list to read. */
export interface PageRequest {
  /** Number of items to skip. */
  readonly offset: number;
  /** Maximum number of items. */
  readonly limit: number;
}

/** A part of a list, with the total number of items. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}
