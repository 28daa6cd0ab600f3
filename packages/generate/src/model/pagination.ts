/** The pagination of a list: a query parameter, and members of a response as dotted paths. */
export type PaginationModel = NumberedPagesModel | CursorPagesModel | SteppedPagesModel;

/** Pages requested by number. */
export interface NumberedPagesModel {
  readonly page: string;
  readonly items: string;
  readonly pageCount: string;
  readonly total?: string;
}

/** Pages that each contain the cursor of the next page. */
export interface CursorPagesModel {
  readonly cursor: string;
  readonly items: string;
  readonly nextCursor: string;
}

/** Pages requested one after the other: by numbers, offsets, cursors, or URLs. */
export interface SteppedPagesModel {
  readonly by: "page" | "offset" | "cursor";
  readonly parameter: string;
  /** Path of the items; empty if the response itself is the list. */
  readonly items: string;
  /** Path of the next cursor, number or URL. */
  readonly next?: string;
  /** Whether the `Link` header has the next URL. */
  readonly link?: boolean;
  /** Path of the member that says whether there are more pages. */
  readonly more?: string;
  readonly total?: string;
  /** Path, in a page or in its last item, of the cursor for the items after it. */
  readonly last?: string;
  /** The query parameter for the page size. */
  readonly size?: string;
  /** The number of the first page, if it is not 1. */
  readonly first?: number;
}
