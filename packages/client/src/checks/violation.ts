/** Where an answer breaks the contract. */
export interface Violation {
  /** JSON pointer into the answer. */
  readonly pointer: string;
  /** What the contract asks for there. */
  readonly expected: string;
  readonly value: unknown;
}
