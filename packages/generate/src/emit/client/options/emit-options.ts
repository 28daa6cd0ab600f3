import { code, documented, join, key, literal, type Code } from "../../code.ts";
import { nameInComment, typeName } from "../../names.ts";
import type {
  OperationModel,
  ParameterModel,
  PartModel,
  SchemaModel,
} from "../../../model/model.ts";
import { docOf, docOfParameter } from "../../schemas/doc-of.ts";
import { typeOf, type TypeContext } from "../../schemas/type-of.ts";
import { withoutNull } from "../without-null.ts";
import { pageOptionOf, pagesMethod } from "./method-names.ts";
import { paginationOf } from "../pagination-of.ts";
import { acceptableOf } from "../result-of.ts";
import {
  hasNested,
  isChosen,
  isOpen,
  optionsOf,
  type BodyOptions,
  type ParameterOption,
} from "./operation-options.ts";

/** Emits the type of an operation's options: an interface, or a union if the body has several media types. */
export function emitOptions(operation: OperationModel, context: TypeContext): Code {
  const { id } = operation;
  const { bodies } = optionsOf(operation);
  const [body] = bodies;
  const members = [...parameterMembers(operation, context), ...acceptMember(operation)];
  const bases = join(basesOf(operation), ", ");
  const comment = code`/** Options of \`${nameInComment(id)}\`. */`;
  if (!isChosen(bodies))
    return code`
      ${comment}
      export interface ${optionsName(id)} extends ${bases} {
        ${members}
        ${body ? bodyMembers(body, context) : []}
        ${isOpen(bodies) ? code`readonly [part: string]: unknown;` : code``}
      }
    `;
  const alternatives = bodies.map(
    (one, index) => code`{ ${contentTypeMember(one, index === 0)} ${bodyMembers(one, context)} }`,
  );
  return code`
    ${comment}
    export type ${optionsName(id)} = ${join(basesOf(operation), " & ")} & { ${members} } & (${join(alternatives, " | ")});
  `;
}

/** Emits the type of the options of the method that reads all pages. */
export function emitPagesOptions(operation: OperationModel, context: TypeContext): Code {
  const pages = paginationOf(operation, context.schemas);
  if (!pages) return code``;
  const page = pageOptionOf(operation, pages);
  // Other kinds of pages start at a cursor or a similar option.
  const isNumbered = "page" in pages;
  const method = pagesMethod(operation.id);
  const options = optionsOf(operation);
  const { bodies } = options;
  if (!isNumbered && bodies.length === 0 && acceptMember(operation).length === 0)
    return code`
      /** Options of \`${nameInComment(method)}\`. */
      export type ${optionsName(method)} = ${optionsName(operation.id)};
    `;
  const others = parameterMembers(operation, context, (option) => !isNumbered || option !== page);
  const own = isNumbered ? code`IterateOptions` : code`CallOptions`;
  const base = hasNested(options) ? code`${own}, NestedOptions` : own;
  return code`
    /** Options of \`${nameInComment(method)}\`. */
    export interface ${optionsName(method)} extends ${base} { ${others} }
  `;
}

/** The types of options that the runtime declares. */
const RUNTIME = new Set(
  "CallOptions ClientOptions IterateOptions NestedOptions UploadOptions".split(" "),
);

/**
 * Returns the name for the options type of a method, without clashing with the runtime: the options of `upload` would
 * clash.
 */
export function optionsName(method: string): Code {
  const name = code`${typeName(method)}Options`;
  return RUNTIME.has(name.text) ? code`${name}_` : name;
}

/** Whether a call requires any option. */
export function needsOptions(operation: OperationModel): boolean {
  const { parameters, bodies } = optionsOf(operation);
  const isPartNeeded = ({ required, parts, whole }: BodyOptions) =>
    required && (whole !== undefined || parts.some(({ part }) => part.required));
  return parameters.some(({ parameter }) => parameter.required) || bodies.some(isPartNeeded);
}

function basesOf(operation: OperationModel): Code[] {
  const options = optionsOf(operation);
  const { bodies } = options;
  const isUpload = bodies.some(
    ({ content: { kind } }) => kind === "multipart" || kind === "binary" || kind === "text",
  );
  return [
    code`CallOptions`,
    ...(isUpload ? [code`UploadOptions`] : []),
    ...(hasNested(options) ? [code`NestedOptions`] : []),
  ];
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
    idempotencyKey &&
      documented(
        docOfParameter(idempotencyKey, context.schemas),
        code`readonly idempotencyKey?: string;`,
      ),
    wait && documented(docOfWait(wait, context), code`readonly wait?: number;`),
  ];
  return [...members, ...roles.filter((member) => member !== undefined)];
}

/** Documents `wait`: the option is a number of seconds, followed by the description of the header. */
function docOfWait(wait: ParameterModel, { schemas }: TypeContext): Code {
  const seconds = "For how many seconds the response may be held back.";
  const description = [seconds, wait.description].filter(Boolean).join("\n");
  return docOfParameter({ ...wait, description, examples: [] }, schemas);
}

function parameterMember({ option, parameter }: ParameterOption, context: TypeContext): Code {
  const { required, schema } = parameter;
  const type = required ? typeOf(schema, context) : optionalType(schema, context);
  return documented(
    docOfParameter(parameter, context.schemas),
    code`readonly ${key(option)}${required ? code`` : code`?`}: ${type};`,
  );
}

/** Returns the type without `null`: an option that may be null can be left out instead. */
function optionalType(schema: SchemaModel, context: TypeContext): Code {
  const type = typeOf(withoutNull(schema), context);
  const target = schema.kind === "reference" ? context.schemas.get(schema.name) : undefined;
  const isNamedNull = target !== undefined && withoutNull(target) !== target;
  return isNamedNull || /\bnull\b/.test(type.text) ? code`NonNullable<${type}>` : type;
}

function acceptMember(operation: OperationModel): Code[] {
  const types = acceptableOf(operation);
  if (types.length < 2) return [];
  return [
    code`
      /** Media type to request. */
      readonly accept?: ${join(types.map(literal), " | ")};`,
  ];
}

function contentTypeMember({ mediaType }: BodyOptions, isDefault: boolean): Code {
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
      return documented(
        docOf(part.schema, context.schemas),
        code`readonly ${key(option)}${isRequired ? code`` : code`?`}: ${partType(part, context)};`,
      );
    });
  const { kind, schema } = content;
  // A form or multipart body that lists no fields accepts an object with any fields.
  const isValue = kind === "json" || kind === "form" || kind === "multipart";
  const type = isValue ? (schema ? typeOf(schema, context) : code`unknown`) : code`FileContent`;
  const doc = schema ? docOf(schema, context.schemas, { description }) : code``;
  return [documented(doc, code`readonly ${key(whole)}${required ? code`` : code`?`}: ${type};`)];
}

function partType({ kind, repeated, schema }: PartModel, context: TypeContext): Code {
  if (kind !== "file") return typeOf(schema, context);
  return repeated ? code`readonly FileContent[]` : code`FileContent`;
}
