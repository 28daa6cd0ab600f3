import { code, key, literal, type Code } from "../code.ts";
import type { EmittedBigints } from "../bigints/create-bigints.ts";
import { importChecks, importUsed } from "../imports.ts";
import { memberName } from "../names.ts";
import type { ApiModel, OperationModel } from "../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../model/schema-index.ts";
import { capturesOf } from "../../model/segment-parameters.ts";
import { createConstants, declarationsOf } from "../constants.ts";
import { emitBody } from "./emit-content.ts";
import { createResponses, type EmitResponse } from "./emit-responses.ts";
import { emitAnnouncement } from "./emit-announcement.ts";
import { emitSecurity } from "./emit-security.ts";
import type { SchemaContext } from "../schema-context.ts";

/** Emits the operation table for the runtime. */
export function emitOperations(model: ApiModel, bigints: EmittedBigints): Code {
  const { schemas, operations } = model;
  const known = { schemas: indexSchemas(model), bigints };
  const constants = createConstants();
  const emitResponse = createResponses(operations, known, constants);
  const table = operations.map((operation) => emitOperation(operation, known, emitResponse));
  const body = code`
    ${declarationsOf(constants)}

    /** All operations of the contract by id. */
    export const operations: Readonly<Record<string, Operation>> = { ${table} };
  `;
  const checks = schemas.map(({ name }) => memberName("check", name));
  const decoders = operations.map(({ id }) => memberName("decode", id));
  return code`
    ${importChecks(body)}
    ${importUsed([code`jsonResponse`], "../contract/json-response.js", body)}
    ${importUsed([code`Operation`, code`Parameter`, code`Part`, code`ResponseContract`], "../contract/operation.js", body, "type")}
    ${importUsed([code`Violation`], "../contract/violation.js", body, "type")}
    ${importUsed([code`sentHeaders`], "../decode/parameters/sent.js", body)}
    ${importUsed([code`readParameter`], "../decode/read-parameter.js", body)}
    ${importUsed(checks, "./checks.js", body)} ${importUsed(bigints.names, "./bigints.js", body)}
    ${importUsed(decoders, "./parameters.js", body)}

    ${body}
  `;
}

function emitOperation(
  operation: OperationModel,
  known: SchemaContext,
  emitResponse: EmitResponse,
): Code {
  const responses = operation.responses.map(
    (response) => code`${key(response.status)}: ${emitResponse(response)},`,
  );
  return code`${key(operation.id)}: {
    id: ${operation.id},
    method: ${operation.method},
    path: ${operation.path}, ${emitAliases(operation)} ${emitCaptures(operation, known.schemas)}
    security: ${literal(emitSecurity(operation))}, ${emitAnnouncement(operation)}
    decodeParameters: ${memberName("decode", operation.id)},
    body: ${emitBody(operation.body, known)},
    responses: { ${responses} },
    ${emitDecided(operation)}
  },`;
}

/** Emits the alternative names of path parameters, if there are any. */
export function emitAliases({ aliases }: OperationModel): Code {
  return aliases === undefined ? code`` : code`aliases: ${literal(aliases)},`;
}

/** Emits regular expressions for path parameters without text between them, if there are any. */
export function emitCaptures(operation: OperationModel, schemas: SchemaIndex): Code {
  const captures = capturesOf(operation, schemas);
  return Object.keys(captures).length === 0 ? code`` : code`captures: ${literal(captures)},`;
}

/**
 * Emits the parts of an operation that are based on decisions: one entry for each keyword and place, because several
 * media types often share a schema.
 */
export function emitDecided({ decided }: OperationModel): Code {
  const distinct = new Map(decided.map((entry) => [JSON.stringify(entry), entry]));
  return distinct.size === 0 ? code`` : code`decided: ${literal([...distinct.values()])},`;
}
