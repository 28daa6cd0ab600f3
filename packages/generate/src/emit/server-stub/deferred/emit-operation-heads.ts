import { code, key, literal, type Code } from "../../code.ts";
import type { OperationModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import { createConstants, declarationsOf, type Constants } from "../../constants.ts";
import { emitAliases, emitCaptures, emitDecided } from "../emit-operations.ts";
import { emitAnnouncement } from "../emit-announcement.ts";
import { emitSecurity } from "../emit-security.ts";

/** An operation and the file with its contract. */
export interface OperationModule {
  readonly operation: OperationModel;
  readonly file: string;
}

/**
 * Emits the operation table: the data that is needed before an operation is called, and the module that contains the
 * rest.
 */
export function emitOperationHeads(
  modules: readonly OperationModule[],
  schemas: SchemaIndex,
): Code {
  const constants = createConstants();
  const table = modules.map((module) => emitHead(module, schemas, constants));
  return code`
    import type { OperationHead, Operations } from "../contract/operation.js";

    ${declarationsOf(constants)}

    /** All operations of the contract by id; the rest of each is loaded on its first call. */
    export const operations: Operations = { ${table} };
  `;
}

function emitHead(
  { operation, file }: OperationModule,
  schemas: SchemaIndex,
  constants: Constants,
): Code {
  const { id, method, path } = operation;
  const security = constants.declare(
    code`security`,
    code`OperationHead["security"]`,
    literal(emitSecurity(operation)),
  );
  return code`${key(id)}: {
    id: ${id},
    method: ${method},
    path: ${path}, ${emitAliases(operation)} ${emitCaptures(operation, schemas)}
    security: ${security}, ${emitAnnouncement(operation)}
    ${emitDecided(operation)}
    load: () => import(${`./${file}.js`}),
  },`;
}
