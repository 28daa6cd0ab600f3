import type { Check } from "../../contract/operation.js";

/** A type of JSON values. */
export type JsonType =
  | "null"
  | "boolean"
  | "integer"
  | "bigint"
  | "number"
  | "string"
  | "array"
  | "object";

/** Tests a value. Generated code already has such functions, which it uses for valid values. */
type Test<Value = unknown> = (value: Value) => boolean;

/** Keywords for a value, or a function that returns those of a named schema, which may be recursive. */
export type Rule = Rules | (() => Rules);

/** The alternatives of `anyOf` or `oneOf`. */
export interface Choice {
  /** Tests whether a value conforms to the required number of alternatives; unused if {@link Choice.only} is set. */
  readonly fits?: Test;
  /** Number of alternatives. */
  readonly of: number;
  /** The member that selects the alternative, and the rule for each of its values. */
  readonly by?: readonly [property: string, mapping: readonly (readonly [string, Rule?])[]];
  /** The only alternative to null; its violations are more specific than the fact that no alternative fits. */
  readonly only?: Rule;
  /** Tests whether null also conforms to `only`; set for schemas that must match exactly one alternative. */
  readonly twice?: Test;
}

/**
 * The keywords of a schema as data (JSON Schema 2020-12). They are read only for an invalid value, to report which
 * keywords it violates; anything that depends on the whole schema is a function.
 */
export interface Rules {
  /** Set if no value conforms. */
  readonly never?: true;
  /** Check of a named schema whose keywords are not available. */
  readonly check?: Check;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly prefixItems?: readonly Rule[];
  readonly items?: Rule;
  /** Tests whether the required number of items conforms, and describes that number. */
  readonly contains?: readonly [fits: Test<readonly unknown[]>, expected: string];
  /** Tests whether an item conforms or is evaluated, and the rule for it. */
  readonly unevaluatedItems?: readonly [
    fits: (item: unknown, index: number, value: readonly unknown[]) => boolean,
    rule: Rule,
  ];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly dependentRequired?: readonly (readonly [name: string, required: readonly string[]])[];
  readonly dependentSchemas?: readonly (readonly [name: string, rule: Rule])[];
  readonly patternProperties?: readonly (readonly [pattern: RegExp, rule: Rule])[];
  readonly additionalProperties?: Rule;
  /** Tests whether another keyword evaluates a member, and the rule for the others. */
  readonly unevaluatedProperties?: readonly [
    isEvaluated: (name: string, value: Readonly<Record<string, unknown>>) => boolean,
    rule: Rule,
  ];
  readonly propertyNames?: Test<string>;
  readonly allOf?: readonly Rule[];
  readonly anyOf?: Choice;
  readonly oneOf?: Choice;
  readonly not?: Test;
  readonly if?: readonly [condition: Test, whenTrue: Rule, whenFalse: Rule];
}
