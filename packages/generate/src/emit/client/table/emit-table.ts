import { Code, code, join, key, literal } from "../../code.ts";
import { createConstants, declarationsOf, type Constants } from "../../constants.ts";
import { importUsed } from "../../imports.ts";
import { memberName } from "../../names.ts";
import type {
  ApiModel,
  OperationModel,
  ParameterModel,
  SteppedPagesModel,
} from "../../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../../model/schema-index.ts";
import { depthOf, shapeOf } from "../../../model/shape-of.ts";
import { pageOptionOf, pagesMethod } from "../options/method-names.ts";
import { isOpen, optionsOf, type OperationOptions } from "../options/operation-options.ts";
import { securityNames, sentSchemes, usualSecurity } from "../credentials/sent-schemes.ts";
import { paginationOf, placesOf } from "../pagination-of.ts";
import { acceptableOf, resultOf } from "../result-of.ts";
import { constantNames } from "./constant-names.ts";
import { emitDeprecations } from "./emit-deprecations.ts";
import { emitBody, emitFields } from "./emit-body.ts";
import { object } from "./object.ts";
import { PURE } from "./pure.ts";
import { emitOptionalType, emitType } from "./emit-type.ts";

// Code that no operation needs is not imported, so that it costs nothing.
const FROM_RUNTIME =
  "anyItemsResult anyResult anyTextEventsResult binaryResult chosenBody content count cursorPages deprecations eventsResult file filePart fileParts formBody json jsonBody jsonParts linesResult multipartBody noResult numberedPages openParts rawBody reserved sequenceResult steppedPages styled textEventsResult textPart textResult waitSeconds withUnlisted"
    .split(" ")
    .map((name) => new Code(name));

/**
 * The operation table: what the runtime needs to know about each operation. Outside the runtime's own sources each is a
 * constant of its own, which a bundle leaves out where nothing calls it, and types are named: a declaration could not name
 * what is inside the runtime.
 */
export function emitTable(model: ApiModel, isOutside: boolean): Code {
  const schemas = indexSchemas(model);
  const usual = sentSchemes(model).size > 0 ? JSON.stringify(usualSecurity(model)) : undefined;
  const emit: Emit = (operation, name) => emitOperation(operation, { schemas, usual, name });
  const table = isOutside ? emitConstants(model, emit) : emitWhole(model, emit);
  return code`
    ${importUsed(FROM_RUNTIME, "../runtime.js", table)}
    ${importUsed([code`Operation`, code`Operations`], "../runtime.js", table, "type")}

    ${table}
  `;
}

/** How a parameter is written in the table, given how it is written by itself. */
type NameParameter = (option: string, parameter: Code) => Code;

type Emit = (operation: OperationModel, name: NameParameter) => Code;

function emitWhole({ operations }: ApiModel, emit: Emit): Code {
  return code`
    /** Every operation, by its id. */
    export const operations = {
      ${operations.map((operation) => code`${key(operation.id)}: ${emit(operation, (_, parameter) => parameter)},`)}
    } satisfies Operations;
  `;
}

function emitConstants(model: ApiModel, emit: Emit): Code {
  const names = constantNames(model);
  const named = model.operations.map((operation) => ({ operation, name: names.get(operation.id) }));
  const constants = createConstants();
  const nameOf = nameRepeated(model, emit, constants);
  const written = named.map(
    ({ operation, name }) => code`export const ${name}: Operation = ${emit(operation, nameOf)};`,
  );
  const shared = declarationsOf(constants);
  const type = code`type Parameter = NonNullable<Operation["parameters"]>[number];`;
  return code`
    ${shared.length > 0 ? type : code``}
    ${shared}
    ${written}

    /** Every operation, by its id. */
    export const operations: Operations = {
      ${named.map(({ operation, name }) => code`${key(operation.id)}: ${name},`)}
    };
  `;
}

/** A parameter that several operations have is a constant: `owner` of a path is in hundreds of them. */
function nameRepeated({ operations }: ApiModel, emit: Emit, constants: Constants): NameParameter {
  const uses = new Map<string, number>();
  const count: NameParameter = (_, parameter) => {
    uses.set(parameter.text, (uses.get(parameter.text) ?? 0) + 1);
    return parameter;
  };
  for (const operation of operations) emit(operation, count);
  return (option, parameter) =>
    (uses.get(parameter.text) ?? 0) > 1
      ? constants.declare(memberName("option", option), code`Parameter`, parameter)
      : parameter;
}

interface Around {
  readonly schemas: SchemaIndex;
  readonly usual: string | undefined;
  readonly name: NameParameter;
}

function emitOperation(operation: OperationModel, { schemas, usual, name }: Around): Code {
  const { server } = operation;
  const security = literal(securityNames(operation));
  const options = optionsOf(operation);
  const parameters = [
    ...options.parameters.map(
      ({ option, parameter }) => code`${name(option, emitParameter(option, parameter, schemas))},`,
    ),
    ...emitWait(options),
    ...emitAccept(operation),
    ...emitFields(options.bodies, schemas),
  ];
  return object(
    code`method: ${operation.method},`,
    code`path: ${operation.path},`,
    usual !== undefined && security.text !== usual && code`security: ${security},`,
    server !== undefined && code`server: ${server},`,
    parameters.length > 0 && code`parameters: [${parameters}],`,
    emitBody(options.bodies, schemas),
    isOpen(options.bodies) && code`open: withUnlisted,`,
    ...emitBehaviour(operation, options, schemas),
  );
}

function emitBehaviour(
  operation: OperationModel,
  options: OperationOptions,
  schemas: SchemaIndex,
): (Code | undefined)[] {
  const result = resultOf(operation);
  const { key: idempotencyKey } = options;
  return [
    result && code`result: ${result},`,
    idempotencyKey && code`idempotencyHeader: ${idempotencyKey.name},`,
    emitPages(operation, schemas),
    emitDeprecations(operation, options, schemas),
  ];
}

function emitWait({ wait }: OperationOptions): Code[] {
  if (!wait) return [];
  return [
    code`{ in: "header", name: ${wait.name}, option: "wait", type: count, encode: waitSeconds },`,
  ];
}

/** Which media type to ask for, where it is not JSON alone. */
function emitAccept(operation: OperationModel): Code[] {
  const types = acceptableOf(operation);
  if (types.every((type) => type === "application/json")) return [];
  return [code`{ in: "header", name: "accept", type: "string", default: ${types.join(", ")} },`];
}

function emitPages(operation: OperationModel, schemas: SchemaIndex): Code | undefined {
  const pages = paginationOf(operation, schemas);
  if (!pages) return undefined;
  if ("by" in pages) return emitSteps(operation, pages);
  const { members } = placesOf(pages);
  const places = [pageOptionOf(operation, pages), ...Object.values(members)];
  const given = join(places.map(literal), ", ");
  // Pages without numbers have no options.
  const read =
    "cursor" in pages
      ? code`${PURE} cursorPages(${given}), {}`
      : code`${PURE} numberedPages(${given})`;
  return code`pages: [${pagesMethod(operation.id)}, ${read}],`;
}

function emitSteps(operation: OperationModel, { size, ...steps }: SteppedPagesModel): Code {
  const named = optionsOf(operation).parameters;
  const sizeOption = named.find(({ parameter }) => parameter.name === size)?.option;
  const given = {
    option: pageOptionOf(operation, steps),
    ...steps,
    ...(sizeOption !== undefined && { size: sizeOption }),
  };
  return code`pages: [${pagesMethod(operation.id)}, ${PURE} steppedPages(${literal(given)}), {}],`;
}

function emitParameter(option: string, parameter: ParameterModel, schemas: SchemaIndex): Code {
  const { in: place, name, required, mediaType, style, explode, schema } = parameter;
  const isPlain = isPlainScalar(parameter, schemas);
  const encoder = parameter.allowReserved ? code`reserved` : !isPlain && code`styled`;
  return object(
    code`in: ${place},`,
    code`name: ${name},`,
    option !== name && code`option: ${option},`,
    code`type: ${(required ? emitType : emitOptionalType)(schema, schemas)},`,
    required && code`required: true,`,
    mediaType ? code`encode: json,` : encoder && code`encode: ${encoder},`,
    !mediaType && !isPlain && code`style: ${style}, explode: ${explode},`,
  );
}

/** Whether a parameter is written as its text alone, which the runtime does by itself. */
function isPlainScalar(
  { in: place, style, schema }: ParameterModel,
  schemas: SchemaIndex,
): boolean {
  const usual = place === "path" || place === "header" ? "simple" : "form";
  const { items, members, rest } = shapeOf(schema, schemas, depthOf(style));
  return style === usual && !items && !members && !rest;
}
