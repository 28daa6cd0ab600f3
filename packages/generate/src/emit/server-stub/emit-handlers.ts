import { Code, code, comment, documented, join } from "../code.ts";
import { importAll } from "../imports.ts";
import { nameInComment, typeName } from "../names.ts";
import type {
  ApiModel,
  BodyModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  PartModel,
  ResponseModel,
} from "../../model/model.ts";
import { streamKindOf } from "../../model/media-type.ts";
import { deprecatedTag } from "../schemas/deprecated-tag.ts";
import { docOf, docOfParameter } from "../schemas/doc-of.ts";
import { typeContext, typeOf, type TypeContext } from "../schemas/type-of.ts";

/** Emits the request and result types of each handler, and the interface with all handlers. */
export function emitHandlers(model: ApiModel): Code {
  const { operations } = model;
  // Imports have lower-case names, which cannot clash with the types of a description.
  const context = typeContext(model, { prefix: code`schemas.` });
  const body = code`
    ${operations.map((operation) => emitOperation(operation, context))}

    /** One method per operation; each is required, so that an operation without a handler does not compile. */
    export interface Handlers<Principal> {
      ${operations.map(emitHandler)}
    }
  `;
  return code`
    ${importAll(code`schemas`, "./schemas.js", body)}
    ${importAll(code`status`, "../contract/status.js", body)}
    ${importAll(code`stub`, "../request/handler-request.js", body)}
    ${body}
  `;
}

function emitHandler({ id, summary, deprecation }: OperationModel): Code {
  return code`
    ${comment([summary, deprecation && deprecatedTag(deprecation)].filter(Boolean).join("\n\n"))}
    ${id}(request: stub.HandlerRequest<${requestName(id)}, Principal>): Promise<${resultName(id)}> | ${resultName(id)};`;
}

function emitOperation(operation: OperationModel, context: TypeContext): Code {
  const { id, responses } = operation;
  return code`
    /** Request that the handler of \`${nameInComment(id)}\` receives. */
    export ${emitRequest(operation, context)}

    /** Response that the handler of \`${nameInComment(id)}\` may return; anything outside the contract does not compile. */
    export type ${resultName(id)} = ${
      responses.length > 0
        ? join(
            responses.map((one) => resultType(one, responses, context)),
            " | ",
          )
        : code`never`
    };
  `;
}

function emitRequest(operation: OperationModel, context: TypeContext): Code {
  const { id, body } = operation;
  const members = code`
      readonly path: ${parametersType(operation, "path", context)};
      readonly query: ${parametersType(operation, "query", context)};
      readonly headers: ${parametersType(operation, "header", context)};
      readonly cookies: ${parametersType(operation, "cookie", context)};
      ${acceptableMember(operation)}`;
  const isOne = !body || (body.content.length === 1 && !isRange(body.content[0]));
  if (isOne)
    return code`interface ${requestName(id)} { ${members} readonly body: ${bodyType(body, context)}; }`;
  return code`type ${requestName(id)} = { ${members} } & (${bodyAlternatives(body, context)});`;
}

/** Emits the media types that the caller accepts, for handlers whose success responses have several. */
function acceptableMember({ responses }: OperationModel): Code {
  const types = responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
  const named = [...new Set(types)].map((type) => code`${type}`);
  if (named.length < 2) return code``;
  return code`
    /** Media types that the caller accepts, most preferred first. */
    readonly acceptable: readonly (${join(named, " | ")})[];`;
}

/** Emits a union by the media type of the request body. */
function bodyAlternatives({ required, content }: BodyModel, context: TypeContext): Code {
  const alternatives = content.map(
    (one) =>
      code`{ readonly contentType: ${mediaTypeType(one)}; readonly body: ${contentType(one, context)} }`,
  );
  const none = code`{ readonly contentType?: undefined; readonly body?: undefined }`;
  return join(required ? alternatives : [...alternatives, none], " | ");
}

function isRange(content: MediaTypeModel | undefined): boolean {
  return content?.mediaType.includes("*") ?? false;
}

function mediaTypeType(content: MediaTypeModel): Code {
  return isRange(content) ? code`string` : code`${content.mediaType}`;
}

const requestName = (id: string) => code`${typeName(id)}Request`;
const resultName = (id: string) => code`${typeName(id)}Result`;

function parametersType(
  { parameters }: OperationModel,
  place: ParameterModel["in"],
  context: TypeContext,
): Code {
  const members = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => parameterMember(parameter, context));
  return code`{ ${members} }`;
}

function parameterMember(parameter: ParameterModel, context: TypeContext): Code {
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  const present = parameter.required || hasDefault(parameter);
  const type = typeOf(parameter.schema, context);
  // A default also replaces an empty value.
  const value = hasDefault(parameter) ? code`NonNullable<${type}>` : type;
  const isEmpty = parameter.allowEmptyValue && !hasDefault(parameter);
  const sent = isEmpty ? code`${value} | ""` : value;
  return documented(
    docOfParameter(parameter, context.schemas),
    code`readonly ${name}${present ? code`` : code`?`}: ${sent}${present ? code`` : code` | undefined`};`,
  );
}

function hasDefault({ schema }: ParameterModel): boolean {
  return "default" in schema && schema.default !== undefined;
}

function bodyType(body: BodyModel | undefined, context: TypeContext): Code {
  if (!body) return code`undefined`;
  const types = join(
    body.content.map((one) => contentType(one, context)),
    " | ",
  );
  return body.required ? types : code`${types} | undefined`;
}

function contentType(content: MediaTypeModel, context: TypeContext): Code {
  switch (content.kind) {
    case "binary":
      return code`stub.UploadedFile`;
    case "text":
      return code`string`;
    case "json":
      return content.schema ? typeOf(content.schema, context) : code`unknown`;
    case "form":
    case "multipart":
      return code`{ ${[...content.parts.map((part) => partMember(part, context)), ...otherMembers(content)]} }`;
  }
}

/** Emits the members for unlisted parts. Their names have no type, except for a common prefix. */
function otherMembers({ parts, others }: MediaTypeModel): Code[] {
  if (others.length === 0) return [];
  const beginnings = others.map(
    ({ pattern = "" }) => /^\^([\w-]+)(?:\.[*+]\$?)?$/.exec(pattern)?.[1],
  );
  const isListed = (start: string | undefined) =>
    start === undefined || parts.some(({ name }) => name.startsWith(start));
  if (beginnings.some(isListed)) return [code`readonly [part: string]: unknown;`];
  return others.map(({ part: { kind } }, index) => {
    const name = new Code(`\`${beginnings[index]}\${string}\``);
    return code`readonly [part: ${name}]: ${kind === "file" ? code`stub.UploadedFile` : code`unknown`};`;
  });
}

function partMember(
  { name, required, kind, repeated, schema }: PartModel,
  context: TypeContext,
): Code {
  const file = repeated ? code`readonly stub.UploadedFile[]` : code`stub.UploadedFile`;
  const type = kind === "file" ? file : typeOf(schema, context);
  return documented(
    docOf(schema, context.schemas),
    code`readonly ${name}${required ? code`` : code`?`}: ${type};`,
  );
}

function resultType(
  { status, content, headers }: ResponseModel,
  all: readonly ResponseModel[],
  context: TypeContext,
): Code {
  const names = headers.map(({ name }) => code`readonly ${name.toLowerCase()}?: string;`);
  const common = code`readonly status: ${statusType(status, all)}; readonly headers?: { ${names} readonly [name: string]: string | undefined }`;
  if (content.length === 0) return code`{ ${common}; readonly body?: undefined }`;
  const alternatives = content.map(
    (one) =>
      code`{ ${common}; ${contentTypeMember(one, content)} readonly body: ${responseBodyType(one, context)} }`,
  );
  return join(alternatives, " | ");
}

/**
 * Emits the `contentType` member: required to distinguish several bodies, optional if the contract leaves the type
 * open.
 */
function contentTypeMember(one: MediaTypeModel, content: readonly MediaTypeModel[]): Code {
  if (content.length > 1) return code`readonly contentType: ${mediaTypeType(one)};`;
  return isRange(one) ? code`readonly contentType?: string;` : code``;
}

function responseBodyType(content: MediaTypeModel, context: TypeContext): Code {
  const { kind, schema, mediaType } = content;
  const type = schema ? typeOf(schema, context) : code`unknown`;
  const stream = streamKindOf(mediaType);
  if (stream === "events") return code`stub.EventStream<${type}>`;
  if (stream) return code`stub.ItemStream<${type}>`;
  return kind === "json" ? type : code`string | Uint8Array | stub.ByteStream`;
}

/** Emits the type of a status; `2XX` and `default` cover the registered codes that the contract does not name. */
function statusType(status: string, all: readonly ResponseModel[]): Code {
  if (/^\d{3}$/.test(status)) return code`${Number(status)}`;
  const named = all.map((one) => one.status).filter((one) => one !== status);
  const taken = named.flatMap((one) => {
    if (/^\d{3}$/.test(one)) return [code`${Number(one)}`];
    return status === "default" ? [statusClass(one)] : [];
  });
  const every = status === "default" ? code`status.Status` : statusClass(status);
  return taken.length === 0 ? every : code`Exclude<${every}, ${join(taken, " | ")}>`;
}

function statusClass(status: string): Code {
  return new Code(`status.Status${status.charAt(0).replace(/[^2-5]/, "5")}XX`);
}
