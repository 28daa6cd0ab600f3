import { code, join, key, type Code } from "../code.ts";
import { distinctNames, memberName } from "../names.ts";
import {
  createBigintPlaces,
  isList,
  type Bigints,
  type BigintsInside,
} from "../../model/bigints/bigint-places.ts";
import type { ApiModel, SchemaModel } from "../../model/model.ts";
import { indexSchemas } from "../../model/schema-index.ts";
import { regExp } from "../reg-exp.ts";
import { literalWith } from "./literal-with.ts";

/** Where values contain bigints, as code for the runtime (its `Bigints`). */
export interface EmittedBigints {
  /** The bigint locations in values that one of these schemas describes; undefined if there are none. */
  readonly of: (...schemas: readonly (SchemaModel | undefined)[]) => Code | undefined;
  /** Emits a value of the description as a literal, with its bigints. */
  readonly literal: (value: unknown, schema: SchemaModel | undefined) => Code;
  /** Names of the constants for named schemas. */
  readonly names: readonly Code[];
  /** Declarations of these constants, kept separate so that a bundle can leave out unused ones. */
  readonly declarations: readonly Code[];
}

/** Finds where the values of a model contain bigints. */
export function createBigints(model: ApiModel): EmittedBigints {
  const schemas = indexSchemas(model);
  const places = createBigintPlaces(schemas);
  const names = distinctNames([...places.named], (name) => memberName("bigints", name));
  const emit: Emit = (bigints) => {
    if (bigints === true) return code`true`;
    if ("schema" in bigints) return code`() => ${names.get(String(bigints.schema))}`;
    if (isList(bigints)) return code`[${join(bigints.map(emit), ", ")}]`;
    return emitInside(bigints, emit);
  };
  return {
    of: (...all) => {
      const [first, ...others] = all.flatMap((schema) => places.of(schema) ?? []);
      return first && emit(others.length > 0 ? [first, ...others] : first);
    },
    literal: (value, schema) =>
      literalWith(value, places.of(schema), (name) => places.of(schemas.get(name))),
    names: [...names.values()],
    declarations: [...names].map(
      ([name, constant]) =>
        code`export const ${constant}: Bigints = ${emit(places.of(schemas.get(name)) ?? [])};`,
    ),
  };
}

type Emit = (bigints: Bigints) => Code;

function emitInside({ members, patterns, others, first, items }: BigintsInside, emit: Emit): Code {
  const named = Object.entries(members).map(([name, one]) => code`${key(name)}: ${emit(one)},`);
  const matching = patterns.map(([pattern, one]) => code`[${regExp(pattern)}, ${emit(one)}],`);
  const placed = first.map((one) => emit(one ?? []));
  const parts = [
    named.length > 0 && code`members: { ${named} },`,
    matching.length > 0 && code`patterns: [${matching}],`,
    others && code`others: ${emit(others)},`,
    placed.length > 0 && code`first: [${join(placed, ", ")}],`,
    items && code`items: ${emit(items)},`,
  ];
  return code`{ ${parts.filter((part) => part !== false && part !== undefined)} }`;
}
