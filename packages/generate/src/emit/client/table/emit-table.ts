import { Code, code, key, literal } from "../../code.ts";
import { createConstants, declarationsOf, type Constants } from "../../constants.ts";
import type { EmittedBigints } from "../../bigints/create-bigints.ts";
import { importUsed } from "../../imports.ts";
import type { SchemaContext } from "../../schema-context.ts";
import { memberName } from "../../names.ts";
import type {
  ApiModel,
  OperationModel,
  ParameterModel,
  ResponseModel,
} from "../../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../../model/schema-index.ts";
import { followingIn, isEvident, separatorOf } from "../../../model/segment-parameters.ts";
import { depthOf, shapeOf } from "../../../model/shape-of.ts";
import { isOpen, optionsOf, type OperationOptions } from "../options/operation-options.ts";
import { securityNames, sentSchemes, usualSecurity } from "../credentials/sent-schemes.ts";
import { paginationOf, placesOf } from "../pagination-of.ts";
import { acceptableOf, problemsOf, resultOf, successesOf } from "../result-of.ts";
import { constantNames, pagesNames } from "./constant-names.ts";
import { emitDeprecations } from "./emit-deprecations.ts";
import { emitBody, emitFields, emitStringify } from "./emit-body.ts";
import { emitPages } from "./emit-pages.ts";
import { object } from "./object.ts";
import { PURE } from "./pure.ts";
import { typeMember, type Fields } from "./type-member.ts";
import { emitOptionalType, emitType } from "./emit-type.ts";

// Only the runtime functions that operations use are imported, so that others do not add to the bundle.
const FROM_RUNTIME =
  "anyItemsResult anyResult anyTextEventsResult bigintsIn bigintsResult binaryResult chosenBody content count cursorPages deprecations eventsResult file filePart fileParts following formBody json jsonBody jsonParts linesResult listed method mixedResult multipartBody nested noResult numberOf numberedPages openParts rawBody reserved sequenceResult steppedPages styled textEventsResult textPart textResult toJson waitSeconds withUnlisted"
    .split(" ")
    .map((name) => new Code(name));

/**
 * Emits the operation table for the runtime. Outside the runtime's own sources, each operation is a separate constant,
 * so that a bundle can leave it out, and types are declared explicitly, because a declaration file could not name the
 * runtime's internal types.
 */
export function emitTable(model: ApiModel, isOutside: boolean, bigints: EmittedBigints): Code {
  const schemas = indexSchemas(model);
  const usual = sentSchemes(model).size > 0 ? JSON.stringify(usualSecurity(model)) : undefined;
  const known = { schemas, bigints };
  const emit: Emit = (operation, name, types) =>
    emitOperation(operation, { ...known, usual, name, types });
  const table = isOutside ? emitConstants(model, emit, known) : emitWhole(model, emit);
  return code`
    ${importUsed(FROM_RUNTIME, "../runtime.js", table)}
    ${importUsed([code`Operation`, code`Operations`], "../runtime.js", table, "type")}
    ${importUsed(bigints.names, "./bigints.js", table)}

    ${table}
  `;
}

/** Returns the code for a parameter in the table, given its full code. */
type NameParameter = (option: string, parameter: Code) => Code;

type Emit = (operation: OperationModel, name: NameParameter, types?: Map<string, Code>) => Code;

function emitWhole({ operations }: ApiModel, emit: Emit): Code {
  return code`
    /** All operations by id. */
    export const operations = {
      ${operations.map((operation) => code`${key(operation.id)}: ${emit(operation, (_, parameter) => parameter)},`)}
    } satisfies Operations;
  `;
}

function emitConstants(model: ApiModel, emit: Emit, known: SchemaContext): Code {
  const names = constantNames(model);
  const pagesOf = pagesNames(model);
  // Separate constants, because many callers of a list do not read it page by page.
  const named = model.operations.map((operation) => ({
    operation,
    name: names.get(operation.id),
    pagesName: pagesOf.get(operation.id),
    pages: emitPages(operation, known),
    types: new Map<string, Code>(),
  }));
  const constants = createConstants();
  const nameOf = nameRepeated(model, emit, constants);
  const written = named.map(
    ({ operation, name, types }) =>
      code`export const ${name}: Operation = ${emit(operation, nameOf, types)};`,
  );
  const pages = named.flatMap(({ pages: read, pagesName }) =>
    read ? [code`export const ${pagesName}: NonNullable<Operation["pages"]> = ${read};`] : [],
  );
  const shared = declarationsOf(constants);
  const type = code`type Parameter = NonNullable<Operation["parameters"]>[number];`;
  return code`
    ${shared.length > 0 ? type : code``}
    ${shared}
    ${written}
    ${pages}

    /** All operations by id. */
    export const operations: Operations = {
      ${named.map(
        ({ operation: { id }, name, pages: read, pagesName, types }) =>
          code`${key(id)}: ${emitMethod(name, read && pagesName, types)},`,
      )}
    };
  `;
}

/** Emits an operation for the methods of a client, with data that standalone functions do not need. */
function emitMethod(
  name: Code | undefined,
  pages: Code | undefined,
  types: ReadonlyMap<string, Code>,
): Code | undefined {
  if (!pages && types.size === 0) return name;
  const checked = [...types].map(([option, type]) => code`${key(option)}: ${type},`);
  return code`${PURE} method(${name}, { ${pages && code`pages: ${pages},`} ${types.size > 0 ? code`types: { ${checked} },` : undefined} })`;
}

/**
 * Turns parameters that several operations share into constants: hundreds of operations may have the path parameter
 * `owner`.
 */
function nameRepeated({ operations }: ApiModel, emit: Emit, constants: Constants): NameParameter {
  const uses = new Map<string, number>();
  const count: NameParameter = (_, parameter) => {
    uses.set(parameter.text, (uses.get(parameter.text) ?? 0) + 1);
    return parameter;
  };
  for (const operation of operations) emit(operation, count, new Map());
  return (option, parameter) =>
    (uses.get(parameter.text) ?? 0) > 1
      ? constants.declare(memberName("option", option), code`Parameter`, parameter)
      : parameter;
}

interface Around extends Fields {
  readonly usual: string | undefined;
  readonly name: NameParameter;
}

function emitOperation(operation: OperationModel, around: Around): Code {
  const { schemas, usual, name, types } = around;
  const { server } = operation;
  const security = literal(securityNames(operation));
  const options = optionsOf(operation);
  const pages = paginationOf(operation, schemas);
  const page = pages && placesOf(pages).parameter;
  const parameters = [
    ...options.parameters.map(({ option, parameter }) => {
      const isPage = parameter.in === "query" && parameter.name === page;
      return code`${name(option, emitParameter(option, parameter, around, { isPage, path: operation.path }))},`;
    }),
    ...emitWait(options, around),
    ...emitAccept(operation),
    ...emitFields(options.bodies, around),
  ];
  return object(
    code`method: ${operation.method},`,
    code`path: ${operation.path},`,
    usual !== undefined && security.text !== usual && code`security: ${security},`,
    server !== undefined && code`server: ${server},`,
    parameters.length > 0 && code`parameters: [${parameters}],`,
    emitBody(options.bodies, around),
    isOpen(options.bodies) && code`open: withUnlisted,`,
    ...emitBehaviour(operation, options, around),
    pages && !types && code`pages: ${emitPages(operation, around)},`,
  );
}

function emitBehaviour(
  operation: OperationModel,
  options: OperationOptions,
  { schemas, bigints }: Around,
): (Code | undefined)[] {
  const result = emitResult(operation, bigints);
  const schemasOf = (responses: readonly ResponseModel[]) =>
    responses.flatMap(({ content }) => content.map(({ schema }) => schema));
  const hasBigints = bigints.of(...schemasOf(successesOf(operation))) !== undefined;
  const exact =
    bigints.of(...schemasOf(problemsOf(operation))) ?? (hasBigints ? code`[]` : undefined);
  const { key: idempotencyKey } = options;
  return [
    result && code`result: ${result},`,
    exact && code`json: ${PURE} bigintsIn(${exact}),`,
    idempotencyKey && code`idempotencyHeader: ${idempotencyKey.name},`,
    emitDeprecations(operation, options, schemas),
  ];
}

/** Emits how a success response is read, and where its values contain bigints. */
function emitResult(operation: OperationModel, bigints: EmittedBigints): Code | undefined {
  const result = resultOf(operation);
  const contents = successesOf(operation).flatMap(({ content }) => content);
  const inside = bigints.of(...contents.map(({ schema }) => schema));
  if (!inside) return result;
  return code`${PURE} bigintsResult(${inside}${result ? code`, ${result}` : code``})`;
}

function emitWait({ wait }: OperationOptions, known: Fields): Code[] {
  if (!wait) return [];
  return [
    code`{ in: "header", name: ${wait.name}, option: "wait", ${typeMember("wait", code`count`, known)} encode: waitSeconds },`,
  ];
}

/**
 * Emits the parameter for the requested media type, unless JSON is the only one. A server checks it for HEAD too, whose
 * responses have no content.
 */
function emitAccept(operation: OperationModel): Code[] {
  const types = acceptableOf({ ...operation, method: "GET" });
  if (types.every((type) => type === "application/json")) return [];
  return [code`{ in: "header", name: "accept", type: "string", default: ${types.join(", ")} },`];
}

function emitParameter(
  option: string,
  parameter: ParameterModel,
  known: Fields,
  { isPage, path }: { readonly isPage: boolean; readonly path: string },
): Code {
  const { in: place, name, required, mediaType, schema } = parameter;
  const type = (required ? emitType : emitOptionalType)(schema, known.schemas);
  return object(
    code`in: ${place},`,
    code`name: ${name},`,
    option !== name && code`option: ${option},`,
    typeMember(option, isPage ? withNumbers(type) : type, known),
    required && code`required: true,`,
    mediaType !== undefined && emitStringify(schema, known),
    emitFollowing(parameter, path, known.schemas) ?? emitEncoding(parameter, known.schemas),
  );
}

/** Emits how a path parameter is encoded that follows another one in its segment; undefined for any other parameter. */
function emitFollowing(
  parameter: ParameterModel,
  path: string,
  schemas: SchemaIndex,
): Code | undefined {
  const { in: place, name, style, explode } = parameter;
  const found = place === "path" && followingIn(path).find((one) => one.name === name);
  if (!found || style !== "simple") return undefined;
  if (found.between === "" && isEvident(parameter, schemas)) return undefined;
  const after = separatorOf(found.between);
  if (found.between !== "" && after === undefined) return undefined;
  const styling = code`style: ${style}, explode: ${explode},`;
  return code`encode: following, ${[
    ...(after === undefined ? [] : [code`after: ${after},`]),
    ...(isPlainScalar(parameter, schemas) ? [] : [styling]),
  ]}`;
}

/** Emits how a parameter is encoded; nothing for a scalar as plain text, the runtime's default. */
function emitEncoding(parameter: ParameterModel, schemas: SchemaIndex): Code | undefined {
  const { mediaType, style, explode, allowReserved } = parameter;
  const isNested = style === "deepObject";
  if (mediaType !== undefined)
    return isNested ? code`encode: nested, nestedAs: ${"json"},` : code`encode: json,`;
  const styling = code`style: ${style}, explode: ${explode},`;
  if (isPlainScalar(parameter, schemas)) return allowReserved ? code`encode: reserved,` : undefined;
  if (allowReserved) return code`encode: reserved, ${styling}`;
  if (isNested) return code`encode: nested,`;
  return isPlainList(parameter, schemas) ? code`encode: listed,` : code`encode: styled, ${styling}`;
}

/** Whether a parameter is a list in the most common style, one pair per item. */
function isPlainList(
  { in: place, style, explode, schema }: ParameterModel,
  schemas: SchemaIndex,
): boolean {
  const { members, rest } = shapeOf(schema, schemas, depthOf(style));
  return place === "query" && style === "form" && explode && !members && !rest;
}

/** Replaces bigints by numbers in a type, because iterators count pages as numbers. */
function withNumbers(type: Code): Code {
  return type.text === '"bigint"' ? code`${"bigint|integer"}` : type;
}

/** Whether a parameter is encoded as plain text, the runtime's default. */
function isPlainScalar(
  { in: place, style, schema }: ParameterModel,
  schemas: SchemaIndex,
): boolean {
  const usual = place === "path" || place === "header" ? "simple" : "form";
  const { items, members, rest } = shapeOf(schema, schemas, depthOf(style));
  return style === usual && !items && !members && !rest;
}
