/** Keywords for lower and upper bounds of a number, a text or a list. */
export type Bound = Readonly<
  Partial<
    Record<"minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems", number>
  >
>;

/** An implementation's deviations from decisions of the contract; facts of the interface cannot be changed. */
export interface Overrides {
  /** Ids of decisions that the implementation made differently: anything based only on them is not checked. */
  readonly waived?: readonly string[];
  /**
   * Replacements for decided bounds, by the name of the parameter or member, such as `{ pageSize: { maximum: 500 } }`.
   */
  readonly bounds?: Readonly<Record<string, Bound>>;
  /**
   * Replacements for the 2xx code of a successful operation, by its id; handlers still return the code of the contract.
   */
  readonly successStatus?: Readonly<Record<string, number | undefined>>;
}
