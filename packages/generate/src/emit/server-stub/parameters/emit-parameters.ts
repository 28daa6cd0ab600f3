import { code, key, type Code } from "../../code.ts";
import type { EmittedBigints } from "../../bigints/create-bigints.ts";
import { importChecks, importUsed } from "../../imports.ts";
import { memberName, nameInComment } from "../../names.ts";
import type { ApiModel, OperationModel, ParameterModel } from "../../../model/model.ts";
import { indexSchemas } from "../../../model/schema-index.ts";
import { createConstants, declarationsOf, type Constants } from "../../constants.ts";
import { emitParameterRead } from "./emit-parameter-read.ts";
import type { SchemaContext } from "../../schema-context.ts";

const PLACES = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

/** Emits one function per operation that decodes and checks its parameters. */
export function emitParameters(model: ApiModel, bigints: EmittedBigints): Code {
  const known = { schemas: indexSchemas(model), bigints };
  const constants = createConstants();
  const decoders = model.operations.map((operation) =>
    emitDecoder(memberName("decode", operation.id), operation, known, constants),
  );
  const body = code`
    ${declarationsOf(constants)}
    ${decoders}
  `;
  const checks = model.schemas.map(({ name }) => memberName("check", name));
  return code`
    ${importUsed([code`Parameter`, code`ParameterSource`, code`Parameters`], "../contract/operation.js", body, "type")}
    import type { Violation } from "../contract/violation.js";
    ${importChecks(body)}
    ${importUsed([code`splitSource`], "../decode/parameters/sent.js", body)}
    ${importUsed([code`readParameter`], "../decode/read-parameter.js", body)}
    ${importUsed([code`readQueryNumber`], "../decode/read-query-number.js", body)}
    ${importUsed(checks, "./checks.js", body)} ${importUsed(bigints.names, "./bigints.js", body)}
    ${body}
  `;
}

/** Emits the named function that decodes and checks the parameters of an operation. */
function emitDecoder(
  name: Code,
  operation: OperationModel,
  known: SchemaContext,
  constants: Constants,
): Code {
  const { hasParameters, body } = emitDecoding(operation, known, constants);
  return code`
    /** Decodes and checks the parameters of \`${nameInComment(operation.id)}\`. */
    export function ${name}(${hasParameters ? code`source` : code`_source`}: ParameterSource, ${hasParameters ? code`out` : code`_out`}: Violation[]): Parameters { ${body} }
  `;
}

/** Emits the body of a function with `source` and `out` that decodes and checks the parameters of an operation. */
export function emitDecoding(
  { parameters }: OperationModel,
  known: SchemaContext,
  constants: Constants,
): { hasParameters: boolean; body: Code } {
  const place = (where: keyof typeof PLACES) => {
    const own = parameters.filter((parameter) => parameter.in === where);
    return code`${PLACES[where]}: { ${own.map((parameter) => emitParameter(parameter, own, known, constants))} },`;
  };
  const all = code`${place("path")} ${place("query")} ${place("header")} ${place("cookie")}`;
  const hasParameters = parameters.length > 0;
  const sent = hasParameters ? code`const sent = splitSource(source);` : code``;
  return { hasParameters, body: code`${sent} return { ${all} };` };
}

function emitParameter(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  known: SchemaContext,
  constants: Constants,
): Code {
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  return code`${key(name)}: ${emitParameterRead(parameter, siblings, known, constants)},`;
}
