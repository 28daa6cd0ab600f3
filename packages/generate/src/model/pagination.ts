/** How a list is divided into pages: a query parameter, and members of a response as names joined by dots. */
export type PaginationModel = NumberedPagesModel | CursorPagesModel | SteppedPagesModel;

/** Pages that are asked for by their number. */
export interface NumberedPagesModel {
  readonly page: string;
  readonly items: string;
  readonly pageCount: string;
  readonly total?: string;
}

/** Pages each of which says how to ask for the next one. */
export interface CursorPagesModel {
  readonly cursor: string;
  readonly items: string;
  readonly nextCursor: string;
}

/** Pages that lead to each other: by their numbers, by offsets, by cursors, or by addresses. */
export interface SteppedPagesModel {
  readonly by: "page" | "offset" | "cursor";
  readonly parameter: string;
  /** Empty if a response is nothing but a list. */
  readonly items: string;
  /** The next cursor, number or address. */
  readonly next?: string;
  /** Whether the next address is in the header `Link`. */
  readonly link?: boolean;
  /** Whether there are more. */
  readonly more?: string;
  readonly total?: string;
  /** What of a page or of its last item asks for what comes after it. */
  readonly last?: string;
  /** The query parameter for the number of items of a page. */
  readonly size?: string;
  /** The number of the first page, where that is not 1. */
  readonly first?: number;
}
