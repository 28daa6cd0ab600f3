import { code, type Code } from "../../code.ts";
import type { ParameterModel, SchemaModel } from "../../../model/model.ts";
import { ANNOTATION_KEYWORDS } from "../../../model/annotation-keywords.ts";
import type { Constants } from "../../constants.ts";
import { emitParameterRead } from "./emit-parameter-read.ts";
import type { SchemaContext } from "../../schema-context.ts";

/** Emits the checks of response headers; nothing if any value is allowed. */
export function emitHeaderChecks(
  headers: readonly ParameterModel[],
  known: SchemaContext,
  constants: Constants,
): Code {
  const asserting = headers.filter(
    ({ name, required, schema }) =>
      // A `Content-Type` header in the description is ignored (OpenAPI 3.1, Response Object).
      name.toLowerCase() !== "content-type" && (required || !isAnyText(schema)),
  );
  if (asserting.length === 0) return code``;
  const reads = asserting.map(
    (header) => code`${emitParameterRead(header, [], known, constants)};`,
  );
  return code`checkHeaders: (headers, out) => { const sent = sentHeaders(headers); ${reads} },`;
}

function isAnyText(schema: SchemaModel): boolean {
  if (schema.kind === "always") return true;
  if (
    schema.kind !== "schema" ||
    !Object.keys(schema).every((key) => key === "types" || ANNOTATION_KEYWORDS.has(key))
  )
    return false;
  return schema.types === undefined || schema.types.includes("string");
}
