import type { Pagination } from "./generated/named.js";

/** One page of a list (Interface, "All list operations return `items` and `pagination`"). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}
