import { code, join, key, literal, type Code } from "../../code.ts";
import { nameInComment, typeName } from "../../names.ts";
import type { OperationModel, ParameterModel, PartModel } from "../../../model/model.ts";
import { docOf, docOfParameter } from "../../schemas/doc-of.ts";
import { typeOf, type TypeContext } from "../../schemas/type-of.ts";
import { pageOptionOf, pagesMethod } from "../method-names.ts";
import { paginationOf } from "../pagination-of.ts";
import { acceptableOf } from "../result-of.ts";
import { optionsOf, type BodyOptions, type ParameterOption } from "./operation-options.ts";

/** The type of an operation's options: an interface, or a union where a body has several media types. */
export function emitOptions(operation: OperationModel, context: TypeContext): Code {
  const { id } = operation;
  const { bodies } = optionsOf(operation);
  const [body, second] = bodies;
  const members = [...parameterMembers(operation, context), ...acceptMember(operation)];
  const bases = join(basesOf(operation), ", ");
  const comment = code`/** What \`${nameInComment(id)}\` takes. */`;
  if (!second)
    return code`
      ${comment}
      export interface ${optionsName(id)} extends ${bases} {
        ${members}
        ${body ? bodyMembers(body, context) : []}
      }
    `;
  const alternatives = bodies.map(
    (one, index) =>
      code`{ ${contentTypeMember(one, index === 0)} ${bodyMembers(one, context)} }`,
  );
  return code`
    ${comment}
    export type ${optionsName(id)} = ${join(basesOf(operation), " & ")} & { ${members} } & (${join(alternatives, " | ")});
  `;
}

/** The type of the options of the method that reads every page. */
export function emitPagesOptions(operation: OperationModel, context: TypeContext): Code {
  const pages = paginationOf(operation, context.schemas);
  if (!pages) return code``;
  const page = pageOptionOf(operation, pages);
  const others = parameterMembers(operation, context, (option) => option !== page);
  const method = pagesMethod(operation.id);
  return code`
    /** What \`${nameInComment(method)}\` takes. */
    export interface ${optionsName(method)} extends IterateOptions { ${others} }
  `;
}

/** The name of the type of options that a method takes. */
export function optionsName(method: string): Code {
  return code`${typeName(method)}Options`;
}

/** Whether a call needs an option at all. */
export function needsOptions(operation: OperationModel): boolean {
  const { parameters, bodies } = optionsOf(operation);
  const isPartNeeded = ({ required, parts, whole }: BodyOptions) =>
    required && (whole !== undefined || parts.some(({ part }) => part.required));
  return parameters.some(({ parameter }) => parameter.required) || bodies.some(isPartNeeded);
}

function basesOf(operation: OperationModel): Code[] {
  const { bodies } = optionsOf(operation);
  const isUpload = bodies.some(
    ({ content: { kind } }) => kind === "multipart" || kind === "binary" || kind === "text",
  );
  return [code`CallOptions`, ...(isUpload ? [code`UploadOptions`] : [])];
}

function parameterMembers(
  operation: OperationModel,
  context: TypeContext,
  isWanted: (option: string) => boolean = () => true,
): Code[] {
  const { parameters, key: idempotencyKey, wait } = optionsOf(operation);
  const members = parameters
    .filter(({ option }) => isWanted(option))
    .map((parameter) => parameterMember(parameter, context));
  const roles = [
    idempotencyKey && code`
      ${docOfParameter(idempotencyKey, context.schemas)}
      readonly idempotencyKey?: string;`,
    wait && code`
      ${docOfWait(wait, context)}
      readonly wait?: number;`,
  ];
  return [...members, ...roles.filter((member) => member !== undefined)];
}

/** The option is a number; what the description says of the header comes after that. */
function docOfWait(wait: ParameterModel, { schemas }: TypeContext): Code {
  const seconds = "For how many seconds the response may be held back.";
  const description = [seconds, wait.description].filter(Boolean).join("\n");
  return docOfParameter({ ...wait, description, examples: [] }, schemas);
}

function parameterMember({ option, parameter }: ParameterOption, context: TypeContext): Code {
  const { required, schema } = parameter;
  const type = typeOf(schema, context);
  // What may be null may be left out, and is.
  const given = !required && /\bnull\b/.test(type.text) ? code`NonNullable<${type}>` : type;
  return code`
    ${docOfParameter(parameter, context.schemas)}
    readonly ${key(option)}${required ? code`` : code`?`}: ${given};`;
}

function acceptMember(operation: OperationModel): Code[] {
  const types = acceptableOf(operation);
  if (types.length < 2) return [];
  return [
    code`
      /** The media type to ask for. */
      readonly accept?: ${join(types.map(literal), " | ")};`,
  ];
}

function contentTypeMember({ content: { mediaType } }: BodyOptions, isDefault: boolean): Code {
  const type = mediaType.includes("*") ? code`string` : code`${mediaType}`;
  return code`readonly contentType${isDefault ? code`?` : code``}: ${type};`;
}

function bodyMembers(
  { content, required, description, whole, parts }: BodyOptions,
  context: TypeContext,
): Code[] {
  if (whole === undefined)
    return parts.map(({ option, part }) => {
      const isRequired = required && part.required;
      return code`
        ${docOf(part.schema, context.schemas)}
        readonly ${key(option)}${isRequired ? code`` : code`?`}: ${partType(part, context)};`;
    });
  const { kind, schema } = content;
  const isJson = kind === "json";
  const type = isJson ? (schema ? typeOf(schema, context) : code`unknown`) : code`FileContent`;
  const doc = schema ? docOf(schema, context.schemas, { description }) : code``;
  return [code`
    ${doc}
    readonly ${key(whole)}${required ? code`` : code`?`}: ${type};`];
}

function partType({ kind, repeated, schema }: PartModel, context: TypeContext): Code {
  if (kind !== "file") return typeOf(schema, context);
  return repeated ? code`readonly FileContent[]` : code`FileContent`;
}
