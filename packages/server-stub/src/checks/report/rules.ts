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

/** Whether something of a value holds; generated code has these functions anyway, to test good values. */
type Test<Value = unknown> = (value: Value) => boolean;

/** What a value is held to: keywords, or those of a named schema, which may lead back to where they are asked for. */
export type Rule = Rules | (() => Rules);

/** Alternatives. */
export interface Choice {
  /** Whether a value conforms to as many of them as it has to; it is not asked beside {@link Choice.only}. */
  readonly fits?: Test;
  /** How many alternatives there are. */
  readonly of: number;
  /** The member that says which alternative is meant, and the rule for each of its values. */
  readonly by?: readonly [property: string, mapping: readonly (readonly [string, Rule?])[]];
  /** The one alternative beside null; its violations say more than that none fits. */
  readonly only?: Rule;
  /** Whether null conforms to that one too, where exactly one has to fit. */
  readonly twice?: Test;
}

/**
 * The keywords of a schema as data (JSON Schema 2020-12). They are read only for a value that violates one of them, to say
 * which; what needs the whole schema to be decided is a function.
 */
export interface Rules {
  /** No value conforms. */
  readonly never?: true;
  /** The check of a named schema, where its keywords are not at hand. */
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
  /** Whether as many items conform as have to, and how many those are. */
  readonly contains?: readonly [fits: Test<readonly unknown[]>, expected: string];
  /** Whether an item conforms or is evaluated, and what it is held to. */
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
  /** Whether another keyword evaluates a member, and what the others are held to. */
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
