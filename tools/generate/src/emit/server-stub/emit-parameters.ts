import { DescriptionError } from "../../description-error.ts";
import { code, key, literal, type Code } from "../code.ts";
import { importChecks, importUsed } from "../imports.ts";
import { assertDistinct, memberName, nameInComment } from "../names.ts";
import type { ApiModel, OperationModel, ParameterModel, SchemaModel } from "../../model/model.ts";
import { emitInlineCheck } from "./emit-schema-check.ts";

const places = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;
const separators: Readonly<Record<string, string>> = {
  form: ",",
  simple: ",",
  spaceDelimited: " ",
  pipeDelimited: "|",
};

/**
 * One function an operation that decodes and checks its parameters. Throws {@link DescriptionError} with
 * every parameter that travels in a way that the generated code cannot read.
 */
export function emitParameters(model: ApiModel): Code {
  assertDistinct(
    model.operations.map(({ id }) => id),
    (id) => memberName("decode", id),
  );
  assertHonoured(model);
  const decoders = code`${model.operations.map((operation) => emitDecoder(operation, model))}`;
  const checks = model.schemas.map(({ name }) => memberName("check", name));
  return code`
    import type { ParameterSource, Parameters } from "../contract/operation.js";
    import type { Violation } from "../contract/violation.js";
    ${importChecks(decoders)}
    ${importUsed([code`readParameter`, code`readList`], "../decode/read-parameter.js", decoders)}
    ${importUsed(checks, "./checks.js", decoders)}
    ${decoders}
  `;
}

function emitDecoder(operation: OperationModel, model: ApiModel): Code {
  const { id, parameters } = operation;
  const place = (name: keyof typeof places) => {
    const own = parameters.filter((parameter) => parameter.in === name);
    return code`${places[name]}: { ${own.map((parameter) => emitParameter(parameter, model))} },`;
  };
  const unused = parameters.length === 0;
  return code`
    /** Decodes and checks the parameters of \`${nameInComment(id)}\`. */
    export function ${memberName("decode", id)}(${unused ? code`_source` : code`source`}: ParameterSource, ${unused ? code`_out` : code`out`}: Violation[]): Parameters {
      return { ${place("path")} ${place("query")} ${place("header")} ${place("cookie")} };
    }
  `;
}

function emitParameter(parameter: ParameterModel, model: ApiModel): Code {
  const types = typesOf(parameter.schema, model, new Set());
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  const read = types.has("array") ? emitList(parameter, model) : emitScalar(parameter, types);
  return code`${key(name)}: ${read},`;
}

function assertHonoured(model: ApiModel): void {
  const problems = model.operations.flatMap(({ id, parameters }) =>
    parameters.flatMap((parameter) => {
      const obstacle = obstacleIn(parameter, typesOf(parameter.schema, model, new Set()));
      return obstacle
        ? [`The parameter \`${parameter.name}\` of \`${id}\` ${obstacle}, which is not honoured`]
        : [];
    }),
  );
  if (problems.length > 0) throw new DescriptionError(problems);
}

/** What the runtime cannot read: read as something else, it would pass unnoticed. */
function obstacleIn(
  { style, mediaType }: ParameterModel,
  types: ReadonlySet<string>,
): string | undefined {
  if (mediaType) return `has content (\`${mediaType}\`)`;
  if (types.has("object")) return `is an object (style \`${style}\`)`;
  return Object.hasOwn(separators, style) ? undefined : `has the style \`${style}\``;
}

function emitScalar(parameter: ParameterModel, types: ReadonlySet<string>): Code {
  const settings = {
    in: parameter.in,
    name: parameter.name,
    required: parameter.required,
    kinds: [...types].filter((type) => type !== "string"),
  };
  return code`readParameter(source, ${literal(settings)}, ${fallback(parameter)}, ${emitInlineCheck(parameter.schema)}, out)`;
}

function emitList(parameter: ParameterModel, model: ApiModel): Code {
  const items = itemsOf(parameter.schema, model);
  const settings = {
    in: parameter.in,
    name: parameter.name,
    required: parameter.required,
    separator:
      parameter.explode && parameter.style !== "simple" ? null : separators[parameter.style],
    kinds: items ? [...typesOf(items, model, new Set())].filter((type) => type !== "string") : [],
  };
  return code`readList(source, ${literal(settings)}, ${fallback(parameter)}, ${emitInlineCheck(parameter.schema)}, out)`;
}

function fallback({ schema }: ParameterModel): Code {
  return "default" in schema && schema.default !== undefined
    ? literal(schema.default)
    : code`undefined`;
}

function itemsOf(schema: SchemaModel, model: ApiModel): SchemaModel | undefined {
  const target = schema.kind === "reference" ? named(schema.name, model) : schema;
  return target?.kind === "schema" ? target.items : undefined;
}

/** The JSON types that a value of the schema may have; a string where nothing is said. */
function typesOf(schema: SchemaModel, model: ApiModel, seen: Set<string>): Set<string> {
  if (schema.kind === "reference") {
    if (seen.has(schema.name)) return new Set();
    seen.add(schema.name);
    const target = named(schema.name, model);
    return target ? typesOf(target, model, seen) : new Set();
  }
  if (schema.kind !== "schema") return new Set(["string"]);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return new Set([
    ...(schema.types ?? []),
    ...parts.flatMap((part) => [...typesOf(part, model, seen)]),
  ]);
}

function named(name: string, model: ApiModel): SchemaModel | undefined {
  return model.schemas.find((schema) => schema.name === name)?.schema;
}
