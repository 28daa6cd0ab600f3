/** The part of JSON Schema that responses and requests of the contract use. */
export interface Shape {
  /** Name of a schema that also applies. */
  readonly ref?: string;
  readonly types?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape;
  readonly items?: Shape;
  /** Applies in addition to `ref`. */
  readonly and?: Shape;
}
