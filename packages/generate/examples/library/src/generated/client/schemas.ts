// Generated from library.yaml. Do not edit: change the description and generate again.

/**
 * An ISBN of 13 digits.
 *
 * Matches `^[0-9]{13}$`.
 */
export type Isbn = string;

export interface Book {
  /**
   * An ISBN of 13 digits.
   *
   * Matches `^[0-9]{13}$`.
   */
  readonly isbn: Isbn;
  /** 1 to 200 characters. */
  readonly title: string;
  readonly language: "en" | "fr" | "ja";
  /** Integer of at least 868. */
  readonly year?: number | null;
}

export interface BookPage {
  readonly books: readonly Book[];
  /** Integer of at least 0. */
  readonly totalPages: number;
}

export {};
