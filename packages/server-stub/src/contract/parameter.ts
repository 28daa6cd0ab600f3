import type { Bigints } from "./bigints.js";

/** How a parameter stands on the wire (OpenAPI 3.1, Parameter Object). The generated decoders carry it as data. */
export interface ParameterSettings {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
  readonly required: boolean;
  /** `json`: the parameter has a JSON media type (`content`) in place of a style. */
  readonly style: ParameterStyle | "json";
  readonly explode: boolean;
  readonly shape: Shape;
  /** For `json`: where the value has bigints. */
  readonly bigints?: Bigints;
  /** Set where an empty value may stand for none (`allowEmptyValue`). */
  readonly allowEmpty?: true;
  /** Names of the other parameters in the same place, which an exploded object with open members must leave. */
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

/** What a text of the wire may stand for; more than one where the schema leaves a choice. */
export interface Shape {
  /** Scalar JSON types; none if only an array or an object is taken. */
  readonly scalars: readonly ("string" | "number" | "integer" | "bigint" | "boolean" | "null")[];
  /** Set where an array is taken. */
  readonly items?: Shape;
  /** Set where an object is taken: the shapes of the members that the contract names. */
  readonly members?: Readonly<Record<string, Shape>>;
  /** Set where an object may have other members. */
  readonly rest?: Shape;
}
