/** Keywords that bound a number, a text or a list from below or above. */
export type Bound = Readonly<
  Partial<
    Record<"minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems", number>
  >
>;

/** Where an implementation decided otherwise than the contract; facts of the interface cannot be changed. */
export interface Overrides {
  /** Ids of decisions that were made otherwise: what rests on them alone is not checked. */
  readonly waived?: readonly string[];
  /**
   * Other bounds for what a decision bounds, by the name of the parameter or member, such as
   * `{ pageSize: { maximum: 500 } }`.
   */
  readonly bounds?: Readonly<Record<string, Bound>>;
  /** Another 2xx code for the success of an operation, by its id; handlers go on to return the contract's. */
  readonly successStatus?: Readonly<Record<string, number | undefined>>;
}
