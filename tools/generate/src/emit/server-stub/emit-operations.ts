import { code, key, literal, type Code } from "../code.ts";
import { importChecks, importUsed } from "../imports.ts";
import { memberName } from "../names.ts";
import type { ApiModel, OperationModel, ResponseModel } from "../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../model/schema-index.ts";
import { emitBody, emitResponseContent } from "./emit-content.ts";
import { emitHeaderChecks } from "./emit-header-checks.ts";
import { emitSecurity } from "./emit-security.ts";

/** The operation table: what the runtime needs to know of each operation. */
export function emitOperations(model: ApiModel): Code {
  const { schemas, operations } = model;
  const index = indexSchemas(model);
  const table = code`{ ${operations.map((operation) => emitOperation(operation, index))} }`;
  const checks = schemas.map(({ name }) => memberName("check", name));
  const decoders = operations.map(({ id }) => memberName("decode", id));
  return code`
    ${importChecks(table)}
    import type { Operation } from "../contract/operation.js";
    ${importUsed([code`Violation`], "../contract/violation.js", table, "type")}
    ${importUsed([code`sentHeaders`], "../decode/parameters/sent.js", table)}
    ${importUsed([code`readParameter`], "../decode/read-parameter.js", table)}
    ${importUsed(checks, "./checks.js", table)}
    ${importUsed(decoders, "./parameters.js", table)}

    /** Every operation of the contract, by its id. */
    export const operations: Readonly<Record<string, Operation>> = ${table};
  `;
}

function emitOperation(operation: OperationModel, schemas: SchemaIndex): Code {
  const responses = operation.responses.map((response) => emitResponse(response, schemas));
  return code`${key(operation.id)}: {
    id: ${operation.id},
    method: ${operation.method},
    path: ${operation.path},
    security: ${literal(emitSecurity(operation))},
    decodeParameters: ${memberName("decode", operation.id)},
    body: ${emitBody(operation.body, schemas)},
    responses: { ${responses} },
    ${emitDecided(operation)}
  },`;
}

function emitResponse({ status, content, headers }: ResponseModel, schemas: SchemaIndex): Code {
  const bodies = content.map(
    (body) => code`${key(body.mediaType)}: ${emitResponseContent(body, schemas)},`,
  );
  return code`${key(status)}: { content: { ${bodies} }, ${emitHeaderChecks(headers, schemas)} },`;
}

/** One entry for each keyword and place; several media types often share a schema. */
function emitDecided({ decided }: OperationModel): Code {
  const distinct = new Map(decided.map((entry) => [JSON.stringify(entry), entry]));
  return distinct.size === 0 ? code`` : code`decided: ${literal([...distinct.values()])},`;
}
