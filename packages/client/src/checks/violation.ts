/** Where a response violates the contract. */
export interface Violation {
  /** JSON pointer into the response. */
  readonly pointer: string;
  /** What the contract asks for there. */
  readonly expected: string;
  readonly value: unknown;
}
