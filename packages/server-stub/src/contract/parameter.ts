import type { Bigints } from "./bigints.js";

/** The encoding of a parameter (OpenAPI 3.1, Parameter Object). Generated decoders contain it as data. */
export interface ParameterSettings {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
  readonly required: boolean;
  /** `json`: the parameter has a JSON media type (`content`) instead of a style. */
  readonly style: ParameterStyle | "json";
  readonly explode: boolean;
  readonly shape: Shape;
  /** Places of bigints in the value; only for `json`. */
  readonly bigints?: Bigints;
  /** Set if an empty value may mean none (`allowEmptyValue`). */
  readonly allowEmpty?: true;
  /**
   * Names of the other parameters in the same place. If an exploded object allows any members, these names are not
   * among them.
   */
  readonly others?: readonly string[];
}

/** The styles of OpenAPI 3.1, Style Values. */
export type ParameterStyle =
  | "simple"
  | "form"
  | "label"
  | "matrix"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** The types that an encoded text may represent; several if the schema allows a choice. */
export interface Shape {
  /** Scalar JSON types; empty if only an array or an object is allowed. */
  readonly scalars: readonly ("string" | "number" | "integer" | "bigint" | "boolean" | "null")[];
  /** Set if an array is allowed. */
  readonly items?: Shape;
  /** Set if an object is allowed: the shapes of the members that the contract names. */
  readonly members?: Readonly<Record<string, Shape>>;
  /** Set if an object may have other members. */
  readonly rest?: Shape;
}
