/** A required security scheme, with its required scopes. */
export interface SecurityRequirementModel {
  readonly scheme: SecuritySchemeModel;
  readonly scopes: readonly string[];
}

/** How a caller authenticates (OpenAPI 3.1, Security Scheme Object). */
export interface SecuritySchemeModel {
  readonly name: string;
  readonly type: "http" | "apiKey" | "oauth2" | "openIdConnect" | "mutualTLS";
  /** For `http`: the scheme in lower case, such as `bearer` or `basic`. */
  readonly scheme: string | undefined;
  /** For `apiKey`: the place and the name of the key. */
  readonly in: "query" | "header" | "cookie" | undefined;
  readonly parameterName: string | undefined;
}
