/** A suggested word, and its meaning. */
export interface Offer {
  readonly word: string;
  readonly meaning: string;
}
