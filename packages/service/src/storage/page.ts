/** Which part of a list is wanted. */
export interface PageRequest {
  /** How many items come before it. */
  readonly offset: number;
  /** How many items it has at most. */
  readonly limit: number;
}

/** A part of a list, and how long the whole list is. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}
