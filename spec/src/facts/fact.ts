/** The interface's constraints on a value: JSON Schema keywords, `items` of an array, or the component that it is. */
export interface ValueFact {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minLength?: number;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly items?: ValueFact;
  readonly ref?: string;
}

/** A requirement of the interface, and its clause. */
export type Fact = { readonly id: string; readonly clause: string } & (
  | OperationsFact
  | OperationFact
  | SchemaFact
);

/** The complete list of operations. */
export interface OperationsFact {
  readonly operations: readonly string[];
}

/** One operation: its input and output. A bearer token and a response called "Success" are always implied. */
export interface OperationFact {
  readonly operation: string;
  /** Path parameters by name; all of them are required. */
  readonly path?: Readonly<Record<string, ValueFact>>;
  /** Query parameters by name; all of them are optional. */
  readonly query?: Readonly<Record<string, ValueFact>>;
  /** Component by media type. */
  readonly body?: Readonly<Record<string, string>>;
  /** The component that a success returns as JSON; without one, a success has no body. */
  readonly response?: string;
}

/** One schema: its members, which of them are required, which are absent, and which keywords it must not have. */
export interface SchemaFact {
  readonly schema: string;
  readonly value?: ValueFact;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ValueFact>>;
  readonly absent?: readonly string[];
  /** Keywords that a member must not have. */
  readonly silent?: Readonly<Record<string, readonly string[]>>;
}
