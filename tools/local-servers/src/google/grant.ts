/** The account and the scopes of a token. */
export interface Grant {
  readonly email: string;
  readonly scopes: readonly string[];
}
