import { code, documented, join, literal, type Code } from "../code.ts";
import { importAll } from "../imports.ts";
import { distinctNames, nameInComment, typeName } from "../names.ts";
import type { ApiModel, OperationModel, ParameterModel } from "../../model/model.ts";
import { docOfParameter } from "../schemas/doc-of.ts";
import { typeContext, typeOf, type TypeContext } from "../schemas/type-of.ts";
import { contentType } from "./content-type.ts";

const PLACES = ["path", "query", "header", "cookie"] as const;

/** A type for an operation: its name in words, and its code. */
interface OperationType {
  readonly name: string;
  readonly description: Code;
  readonly kind: "interface" | "type";
  readonly type: Code;
}

/**
 * Emits readable names for the parameters, the body and the success response of each operation, in a separate file
 * because schemas often have the same names.
 */
export function emitOperationTypes(model: ApiModel, binary: Code): Code {
  const context = typeContext(model, { prefix: code`schemas.`, binary });
  const types = model.operations.flatMap((operation) => typesOf(operation, context));
  const names = distinctNames(
    types.map(({ name }) => name),
    typeName,
    ["OperationId"],
  );
  const ids = model.operations.map(({ id }) => literal(id));
  const named = code`${types.map((type) => emitNamed(type, names.get(type.name) ?? code``))}`;
  return code`
    ${importAll(code`schemas`, "./schemas.js", named)}

    /** The ids of the operations of the contract. */
    export type OperationId = ${ids.length > 0 ? join(ids, " | ") : code`never`};

    ${named}
  `;
}

function emitNamed({ description, kind, type }: OperationType, name: Code): Code {
  return kind === "type"
    ? code`
      /** ${description} */
      export type ${name} = ${type};`
    : code`
      /** ${description} */
      export interface ${name} ${type}`;
}

function typesOf(operation: OperationModel, context: TypeContext): OperationType[] {
  const { id, parameters, body, responses } = operation;
  const called = code`\`${nameInComment(id)}\``;
  const given = responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ content }) => content);
  const types = [
    parameters.length > 0 && {
      name: `${id} parameters`,
      description: code`The parameters of ${called}, by the place where they travel.`,
      kind: "interface" as const,
      type: parametersType(operation, context),
    },
    body && {
      name: `${id} body`,
      description: code`What ${called} sends.`,
      kind: "type" as const,
      type: contentType(body.content, context),
    },
    given.length > 0 && {
      name: `${id} response`,
      description: code`What ${called} gives.`,
      kind: "type" as const,
      type: contentType(given, context),
    },
  ];
  return types.filter((type) => type !== undefined && type !== false);
}

function parametersType({ parameters }: OperationModel, context: TypeContext): Code {
  const places = PLACES.flatMap((place) => {
    const inside = parameters.filter((parameter) => parameter.in === place);
    if (inside.length === 0) return [];
    const optional = inside.some(({ required }) => required) ? code`` : code`?`;
    return [
      code`readonly ${place}${optional}: { ${inside.map((one) => parameterMember(one, context))} };`,
    ];
  });
  return code`{ ${places} }`;
}

function parameterMember(parameter: ParameterModel, context: TypeContext): Code {
  const { name, required, schema } = parameter;
  return documented(
    docOfParameter(parameter, context.schemas),
    code`readonly ${name}${required ? code`` : code`?`}: ${typeOf(schema, context)};`,
  );
}
