/** A JSON codec with the methods of `JSON`. */
export interface Json {
  readonly parse: (text: string) => unknown;
  readonly stringify: (value: unknown) => string;
}
