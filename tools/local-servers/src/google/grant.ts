/** Who a token is for, and what it allows. */
export interface Grant {
  readonly email: string;
  readonly scopes: readonly string[];
}
