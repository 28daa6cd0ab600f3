import { code, comment, join, type Code } from "../code.ts";
import { importUsed } from "../imports.ts";
import { assertDistinct, nameInComment, typeName } from "../names.ts";
import type {
  ApiModel,
  BodyModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  PartModel,
  ResponseModel,
} from "../../model/model.ts";
import { typeOf } from "./type-of.ts";

/** What each handler is given and what it may return, and the interface that names them all. */
export function emitHandlers({ operations, schemas }: ApiModel): Code {
  assertDistinct(
    operations.map(({ id }) => id),
    typeName,
  );
  const body = code`
    ${operations.map(emitOperation)}

    /** One method an operation; each is required, so that an operation without a handler does not compile. */
    export interface Handlers<Principal> {
      ${operations.map(emitHandler)}
    }
  `;
  return code`
    ${importUsed([code`HandlerRequest`, code`UploadedFile`], "../handle/handler-request.js", body, "type")}
    ${importUsed(
      schemas.map(({ name }) => typeName(name)),
      "./schemas.js",
      body,
      "type",
    )}
    ${body}
  `;
}

function emitHandler({ id, summary }: OperationModel): Code {
  return code`
    ${comment(summary)}
    ${id}(request: HandlerRequest<${requestName(id)}, Principal>): Promise<${resultName(id)}> | ${resultName(id)};`;
}

function emitOperation(operation: OperationModel): Code {
  const { id, responses } = operation;
  return code`
    /** What the handler of \`${nameInComment(id)}\` is given. */
    export interface ${requestName(id)} {
      readonly path: ${parametersType(operation, "path")};
      readonly query: ${parametersType(operation, "query")};
      readonly headers: ${parametersType(operation, "header")};
      readonly cookies: ${parametersType(operation, "cookie")};
      readonly body: ${bodyType(operation.body)};
    }

    /** What the handler of \`${nameInComment(id)}\` may return: nothing that the contract does not have. */
    export type ${resultName(id)} = ${responses.length > 0 ? join(responses.map(resultType), " | ") : code`never`};
  `;
}

const requestName = (id: string) => code`${typeName(id)}Request`;
const resultName = (id: string) => code`${typeName(id)}Result`;

function parametersType({ parameters }: OperationModel, place: ParameterModel["in"]): Code {
  const members = parameters.filter((parameter) => parameter.in === place).map(parameterMember);
  return code`{ ${members} }`;
}

function parameterMember(parameter: ParameterModel): Code {
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  const present = parameter.required || hasDefault(parameter);
  // Where there is a default, it stands in for an empty value too.
  const value = hasDefault(parameter)
    ? code`NonNullable<${typeOf(parameter.schema)}>`
    : typeOf(parameter.schema);
  const type = parameter.allowEmptyValue ? code`${value} | ""` : value;
  return code`readonly ${name}${present ? code`` : code`?`}: ${type}${present ? code`` : code` | undefined`};`;
}

function hasDefault({ schema }: ParameterModel): boolean {
  return "default" in schema && schema.default !== undefined;
}

function bodyType(body: BodyModel | undefined): Code {
  if (!body) return code`undefined`;
  const types = join(body.content.map(contentType), " | ");
  return body.required ? types : code`${types} | undefined`;
}

function contentType(content: MediaTypeModel): Code {
  if (content.kind === "binary") return code`UploadedFile`;
  if (content.kind === "multipart" || content.kind === "form")
    return code`{ ${content.parts.map(partMember)} }`;
  return content.schema ? typeOf(content.schema) : code`unknown`;
}

function partMember({ name, required, kind, schema }: PartModel): Code {
  const type = kind === "file" ? code`UploadedFile` : typeOf(schema);
  return code`readonly ${name}${required ? code`` : code`?`}: ${type};`;
}

function resultType({ status, content, headers }: ResponseModel): Code {
  const bodies = content.map(({ schema, kind }) =>
    schema && kind === "json" ? typeOf(schema) : code`string | Uint8Array`,
  );
  const body =
    bodies.length > 0
      ? code`readonly body: ${join(bodies, " | ")};`
      : code`readonly body?: undefined;`;
  const names = headers.map(({ name }) => code`readonly ${name.toLowerCase()}?: string;`);
  return code`{ readonly status: ${statusType(status)}; ${body} readonly headers?: { ${names} readonly [name: string]: string | undefined } }`;
}

/** `2XX` and `default` stand for numbers that a type cannot list. */
function statusType(status: string): Code {
  return /^\d{3}$/.test(status) ? code`${Number(status)}` : code`number`;
}
