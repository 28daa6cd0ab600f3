/** A scheme that is asked for, with what has to be allowed. */
export interface SecurityRequirementModel {
  readonly scheme: SecuritySchemeModel;
  readonly scopes: readonly string[];
}

/** How a caller shows who it is (OpenAPI 3.1, Security Scheme Object). */
export interface SecuritySchemeModel {
  readonly name: string;
  readonly type: "http" | "apiKey" | "oauth2" | "openIdConnect" | "mutualTLS";
  /** For `http`: `bearer`, `basic` and so on, in lower case. */
  readonly scheme: string | undefined;
  /** For `apiKey`: where it travels, and under which name. */
  readonly in: "query" | "header" | "cookie" | undefined;
  readonly parameterName: string | undefined;
}
