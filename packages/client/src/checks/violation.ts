/** A place where a response violates the contract. */
export interface Violation {
  /** JSON pointer into the response. */
  readonly pointer: string;
  /** What the contract expects at this place. */
  readonly expected: string;
  readonly value: unknown;
}
