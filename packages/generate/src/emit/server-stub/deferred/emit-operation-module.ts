import { code, key, type Code } from "../../code.ts";
import { importByFile, importChecks, importUsed, wordsOf } from "../../imports.ts";
import { nameInComment } from "../../names.ts";
import type { OperationModel } from "../../../model/model.ts";
import { createConstants, declarationsOf, type Constants } from "../../constants.ts";
import { emitBody } from "../emit-content.ts";
import { createResponses } from "../emit-responses.ts";
import { emitDecoding } from "../parameters/emit-parameters.ts";
import type { SchemaContext } from "../../schema-context.ts";

const contracts = [code`OperationContract`, code`Parameter`, code`Part`, code`ResponseContract`];

/** Context of an operation's module. */
export interface OperationSurroundings {
  /** The parameters of all operations. */
  readonly parameters: Constants;
  /** Files by the names that they export, for names from other modules. */
  readonly places: ReadonlyMap<string, string>;
}

/** Emits the exports of an operation (the runtime's `OperationContract`), with parameters only referred to by name. */
export function emitOperationContract(
  operation: OperationModel,
  known: SchemaContext,
  parameters: Constants,
): Code {
  const constants = createConstants();
  const { hasParameters, body } = emitDecoding(operation, known, parameters);
  const emitResponse = createResponses([operation], known, {
    ...parameters,
    declare: (name, type, value) =>
      (type.text === "Parameter" ? parameters : constants).declare(name, type, value),
  });
  const responses = operation.responses.map(
    (response) => code`${key(response.status)}: ${emitResponse(response)},`,
  );
  return code`
    ${declarationsOf(constants)}

    /** The contract of \`${nameInComment(operation.id)}\`. */
    export const { decodeParameters, body, responses }: OperationContract = {
      decodeParameters: (${hasParameters ? code`source, out` : code``}) => { ${body} },
      body: ${emitBody(operation.body, known)},
      responses: { ${responses} },
    };
  `;
}

/** Emits the module of an operation: its contract, and the parameters that no other operation uses. */
export function emitOperationModule(
  contract: Code,
  { parameters, places }: OperationSurroundings,
): Code {
  const words = wordsOf(contract);
  const own = parameters
    .written()
    .filter(({ name: { text } }) => words.has(text) && !places.has(text));
  const body = code`
    ${own.map(({ text }) => text)}
    ${contract}
  `;
  return code`
    ${importRuntime(body)}
    ${importByFile(places, body)}

    ${body}
  `;
}

/** Emits the module with the parameters that several operations share. */
export function emitSharedParameters(
  shared: readonly Code[],
  places: ReadonlyMap<string, string>,
  file: string,
): Code {
  const body = code`${shared.map((text) => code`export ${text}`)}`;
  return code`
    ${importRuntime(body)}
    ${importByFile(places, body, file)}

    ${body}
  `;
}

function importRuntime(body: Code): Code {
  return code`
    ${importChecks(body)}
    ${importUsed([code`jsonResponse`], "../contract/json-response.js", body)}
    ${importUsed(contracts, "../contract/operation.js", body, "type")}
    ${importUsed([code`sentHeaders`, code`splitSource`], "../decode/parameters/sent.js", body)}
    ${importUsed([code`readParameter`], "../decode/read-parameter.js", body)}
    ${importUsed([code`readQueryNumber`], "../decode/read-query-number.js", body)}
  `;
}
