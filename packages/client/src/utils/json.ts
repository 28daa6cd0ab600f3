/** How JSON is read and written, as `JSON` does it. */
export interface Json {
  readonly parse: (text: string) => unknown;
  readonly stringify: (value: unknown) => string;
}
