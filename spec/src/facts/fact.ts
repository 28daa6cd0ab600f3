/** What the interface says about a value: keywords of JSON Schema, `items` of an array, or the component it is. */
export interface ValueFact {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minLength?: number;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly items?: ValueFact;
  readonly ref?: string;
}

/** Something that the interface fixes, and the clause that says so. */
export type Fact = { readonly id: string; readonly clause: string } & (
  | OperationsFact
  | OperationFact
  | SchemaFact
);

/** Exactly these operations. */
export interface OperationsFact {
  readonly operations: readonly string[];
}

/** One operation: what it takes and returns; always a bearer token and a response called "Success". */
export interface OperationFact {
  readonly operation: string;
  /** Parameters in the path, by name; all of them are required. */
  readonly path?: Readonly<Record<string, ValueFact>>;
  /** Parameters in the query, by name; all of them are optional. */
  readonly query?: Readonly<Record<string, ValueFact>>;
  /** Component by media type. */
  readonly body?: Readonly<Record<string, string>>;
  /** The component that a success holds as JSON; without one, a success has no body. */
  readonly response?: string;
}

/** One schema: its members, which are required, which are absent, and where it must be silent. */
export interface SchemaFact {
  readonly schema: string;
  readonly value?: ValueFact;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ValueFact>>;
  readonly absent?: readonly string[];
  /** Keywords that a member must not have. */
  readonly silent?: Readonly<Record<string, readonly string[]>>;
}
