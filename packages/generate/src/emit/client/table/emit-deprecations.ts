import { code, literal, type Code } from "../../code.ts";
import type { DeprecationModel, OperationModel, SchemaModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import type { OperationOptions } from "../options/operation-options.ts";
import { deprecatedMembers, deprecationOf } from "./deprecated-members.ts";
import { PURE } from "./pure.ts";

/** A deprecated part of a call: the operation itself, an option, or a member inside an option. */
interface Deprecated extends DeprecationModel {
  readonly option?: string;
  readonly pointer?: string;
}

/**
 * Emits the deprecated parts of an operation, which the runtime reports when they are used; undefined if there are
 * none.
 */
export function emitDeprecations(
  operation: OperationModel,
  options: OperationOptions,
  schemas: SchemaIndex,
): Code | undefined {
  const found = [
    ...(operation.deprecation ? [operation.deprecation] : []),
    ...optionsOf(options).flatMap((option) => deprecatedIn(option, schemas)),
  ];
  const distinct = new Map(found.map((one) => [JSON.stringify(one), one]));
  return distinct.size === 0
    ? undefined
    : code`deprecated: ${PURE} deprecations(${literal([...distinct.values()])}),`;
}

/** An option with its deprecation and the schema of its value. */
interface Option {
  readonly option: string;
  readonly deprecation: DeprecationModel | undefined;
  readonly schema: SchemaModel | undefined;
}

function optionsOf({ parameters, key, wait, bodies }: OperationOptions): Option[] {
  const named = [
    ...parameters,
    ...(key ? [{ option: "idempotencyKey", parameter: key }] : []),
    ...(wait ? [{ option: "wait", parameter: wait }] : []),
  ];
  return [
    ...named.map(({ option, parameter: { deprecation, schema } }) => ({
      option,
      deprecation,
      schema,
    })),
    ...bodies.flatMap(({ whole, parts, content: { schema } }) =>
      whole === undefined
        ? parts.map(({ option, part }) => ({ option, deprecation: undefined, schema: part.schema }))
        : [{ option: whole, deprecation: undefined, schema }],
    ),
  ];
}

function deprecatedIn({ option, deprecation, schema }: Option, schemas: SchemaIndex): Deprecated[] {
  const own = deprecation ?? (schema && deprecationOf(schema, schemas));
  const inside = schema ? deprecatedMembers(schema, schemas) : [];
  return [...(own ? [{ option, ...own }] : []), ...inside.map((member) => ({ option, ...member }))];
}
