import { code, key, type Code } from "../../code.ts";
import { importChecks, importUsed } from "../../imports.ts";
import { memberName, nameInComment } from "../../names.ts";
import type { ApiModel, OperationModel, ParameterModel } from "../../../model/model.ts";
import { indexSchemas, type SchemaIndex } from "../../../model/schema-index.ts";
import { createConstants, type Constants } from "../constants.ts";
import { emitParameterRead } from "./emit-parameter-read.ts";

const PLACES = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

/** One function an operation that decodes and checks its parameters. */
export function emitParameters(model: ApiModel): Code {
  const schemas = indexSchemas(model);
  const constants = createConstants();
  const decoders = model.operations.map((operation) =>
    emitDecoder(memberName("decode", operation.id), operation, schemas, constants),
  );
  const body = code`
    ${constants.written()}
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
    ${importUsed(checks, "./checks.js", body)}
    ${body}
  `;
}

/** The function, under a name, that decodes and checks the parameters of an operation. */
export function emitDecoder(
  name: Code,
  operation: OperationModel,
  schemas: SchemaIndex,
  constants: Constants,
): Code {
  const { id, parameters } = operation;
  const place = (where: keyof typeof PLACES) => {
    const own = parameters.filter((parameter) => parameter.in === where);
    return code`${PLACES[where]}: { ${own.map((parameter) => emitParameter(parameter, own, schemas, constants))} },`;
  };
  const all = code`${place("path")} ${place("query")} ${place("header")} ${place("cookie")}`;
  const unused = parameters.length === 0;
  return code`
    /** Decodes and checks the parameters of \`${nameInComment(id)}\`. */
    export function ${name}(${unused ? code`_source` : code`source`}: ParameterSource, ${unused ? code`_out` : code`out`}: Violation[]): Parameters {
      ${unused ? code`` : code`const sent = splitSource(source);`}
      return { ${all} };
    }
  `;
}

function emitParameter(
  parameter: ParameterModel,
  siblings: readonly ParameterModel[],
  schemas: SchemaIndex,
  constants: Constants,
): Code {
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  return code`${key(name)}: ${emitParameterRead(parameter, siblings, schemas, constants)},`;
}
