import type { Pagination } from "./generated/named.js";

/** One page of a list (Interface, What the service does 6). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}
