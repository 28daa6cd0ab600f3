import { code, key, type Code } from "../../code.ts";
import { importByFile, importChecks, importUsed } from "../../imports.ts";
import { nameInComment } from "../../names.ts";
import type { OperationModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import { createConstants } from "../constants.ts";
import { emitBody } from "../emit-content.ts";
import { emitDecoder } from "../parameters/emit-parameters.ts";
import { createResponses } from "../emit-responses.ts";

const contracts = [
  code`Body`,
  code`Parameter`,
  code`ParameterSource`,
  code`Part`,
  code`Parameters`,
  code`ResponseContract`,
];

/** The contract of one operation, as what the module exports (the runtime's `OperationContract`). */
export function emitOperationModule(
  operation: OperationModel,
  schemas: SchemaIndex,
  places: ReadonlyMap<string, string>,
): Code {
  const constants = createConstants();
  const decoder = emitDecoder(code`decodeParameters`, operation, schemas, constants);
  const emitResponse = createResponses([operation], schemas, constants);
  const responses = operation.responses.map(
    (response) => code`${key(response.status)}: ${emitResponse(response)},`,
  );
  const name = nameInComment(operation.id);
  const body = code`
    ${constants.written()}

    ${decoder}
    /** The body that \`${name}\` takes. */
    export const body: Body | undefined = ${emitBody(operation.body, schemas)};

    /** The responses of \`${name}\`, by status. */
    export const responses: Readonly<Record<string, ResponseContract>> = { ${responses} };
  `;
  return code`
    ${importChecks(body)}
    ${importUsed(contracts, "../contract/operation.js", body, "type")}
    ${importUsed([code`Violation`], "../contract/violation.js", body, "type")}
    ${importUsed([code`sentHeaders`, code`splitSource`], "../decode/parameters/sent.js", body)}
    ${importUsed([code`readParameter`], "../decode/read-parameter.js", body)}
    ${importUsed([code`readQueryNumber`], "../decode/read-query-number.js", body)}
    ${importByFile(places, body)}

    ${body}
  `;
}
