/** A secret, or a function that is called before each request. */
export type Secret = string | (() => string | Promise<string>);

/** A user and a password (Basic, RFC 7617), or a function that is called before each request. */
export type UserPassword = BasicPair | (() => BasicPair | Promise<BasicPair>);

/** A user and a password. */
export interface BasicPair {
  readonly username: string;
  readonly password: string;
}

/** How the credentials of a scheme are sent (OpenAPI 3.1, Security Scheme Object); generated. */
export interface SentScheme {
  readonly in: "header" | "query" | "cookie";
  /** Name of the header, the parameter or the cookie. */
  readonly name: string;
  /** Scheme name that precedes the credentials in `Authorization`. */
  readonly prefix?: string;
  /** The client option with the credentials, if they are not given by the scheme's name. */
  readonly option?: "token" | "apiKey" | "basic";
}
