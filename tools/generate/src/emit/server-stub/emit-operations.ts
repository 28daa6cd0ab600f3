import { code, key, literal, type Code } from "../code.ts";
import { importChecks, importUsed } from "../imports.ts";
import { memberName } from "../names.ts";
import type {
  ApiModel,
  BodyModel,
  MediaTypeModel,
  OperationModel,
  PartModel,
  ResponseModel,
  SchemaModel,
} from "../../model/model.ts";
import { forbidsOthers } from "../../model/build-media-type.ts";
import { emitInlineCheck } from "./emit-schema-check.ts";

/** The operation table: what the runtime needs to know of each operation. */
export function emitOperations({ schemas, operations }: ApiModel): Code {
  const table = code`{ ${operations.map(emitOperation)} }`;
  const checks = schemas.map(({ name }) => memberName("check", name));
  const decoders = operations.map(({ id }) => memberName("decode", id));
  return code`
    ${importChecks(table)}
    import type { Operation } from "../contract/operation.js";
    ${importUsed([code`Violation`], "../contract/violation.js", table, "type")}
    ${importUsed(checks, "./checks.js", table)}
    ${importUsed(decoders, "./parameters.js", table)}

    /** Every operation of the contract, by its id. */
    export const operations: Readonly<Record<string, Operation>> = ${table};
  `;
}

function emitOperation(operation: OperationModel): Code {
  return code`${key(operation.id)}: {
    id: ${operation.id},
    method: ${operation.method},
    path: ${operation.path},
    security: ${literal(operation.security)},
    decodeParameters: ${memberName("decode", operation.id)},
    body: ${emitBody(operation.body)},
    responses: { ${operation.responses.map(emitResponse)} },
  },`;
}

function emitBody(body: BodyModel | undefined): Code {
  if (!body) return code`undefined`;
  return code`{
    required: ${body.required},
    content: { ${body.content.map((content) => code`${key(content.mediaType)}: ${emitContent(content)},`)} },
  }`;
}

function emitContent(content: MediaTypeModel): Code {
  const { kind, schema, parts } = content;
  if (kind === "binary") return code`{ kind: "binary" }`;
  if (kind !== "multipart" && kind !== "form")
    return code`{ kind: ${kind}, check: ${emitCheck(schema)} }`;
  const table = code`{ ${parts.map(emitPart)} }`;
  return code`{ kind: ${kind}, parts: ${table}, additionalParts: ${!forbidsOthers(schema)} }`;
}

function emitPart({ name, kind, required, contentTypes, schema }: PartModel): Code {
  const check = kind === "file" ? code`undefined` : emitCheck(schema);
  return code`${key(name)}: { kind: ${kind}, required: ${required}, contentTypes: ${literal(contentTypes)}, check: ${check} },`;
}

function emitResponse({ status, content, headers }: ResponseModel): Code {
  const bodies = content.map(
    ({ mediaType, kind, schema }) =>
      code`${key(mediaType)}: ${kind === "json" ? emitCheck(schema) : code`undefined`},`,
  );
  const required = headers
    .filter((header) => header.required)
    .map(({ name }) => name.toLowerCase());
  return code`${key(status)}: { content: { ${bodies} }, requiredHeaders: ${literal(required)} },`;
}

/** A reference to a named check, or a function of its own for an inline schema. */
function emitCheck(schema: SchemaModel | undefined): Code {
  if (!schema || schema.kind === "always") return code`check.anything`;
  if (schema.kind === "reference" && !schema.and) return memberName("check", schema.name);
  return emitInlineCheck(schema);
}
