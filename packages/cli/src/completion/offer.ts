/** A word that can be typed, and what it means. */
export interface Offer {
  readonly word: string;
  readonly meaning: string;
}
