import { DescriptionError } from "@document-export/openapi";
import { createBigints, type EmittedBigints } from "../bigints/create-bigints.ts";
import { emitBigints } from "../bigints/emit-bigints.ts";
import { emitDeferred } from "./deferred/emit-deferred.ts";
import { emitChecks } from "./checks/emit-checks.ts";
import { emitExamples } from "./emit-examples.ts";
import { emitHandlers } from "./emit-handlers.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitParameters } from "./parameters/emit-parameters.ts";
import { emitServer } from "./emit-server.ts";
import { emitSchemaTypes } from "../schemas/emit-schema-types.ts";
import { shareEqualSchemas } from "../../model/equal/share-equal-schemas.ts";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";
import { importRuntime } from "../../write/import-runtime.ts";

/**
 * Up to this number, operations are in a single table, which is easier to read; with more, each operation is loaded
 * separately.
 */
const MAX_OPERATIONS_IN_ONE_TABLE = 200;

/**
 * Emits the generated half of the server stub: types, checks, decoding, the operation table and the examples. With a
 * `runtime` outside its own sources, it also emits `createServer`. Throws {@link DescriptionError} if there are no
 * operations.
 */
export function emitServerStub(
  model: ApiModel,
  runtime?: string,
  problemTypes?: string,
): GeneratedFile[] {
  if (model.operations.length === 0)
    throw new DescriptionError(["expected an operation under `paths`: there is nothing to serve"]);
  const checked = shareEqualSchemas(model);
  const bigints = createBigints(checked);
  const files = [
    { path: "schemas.ts", text: emitSchemaTypes(model).text },
    { path: "handlers.ts", text: emitHandlers(model).text },
    { path: "examples.ts", text: emitExamples(model, bigints).text },
    ...(model.operations.length > MAX_OPERATIONS_IN_ONE_TABLE
      ? emitDeferred(checked, bigints)
      : emitOneTable(checked, bigints)),
    ...emitBigints(bigints, "../runtime.js"),
  ];
  if (runtime === undefined) return files;
  const server = { path: "server.ts", text: emitServer(model, problemTypes).text };
  return [...files, server].map((file) => importRuntime(file, runtime));
}

function emitOneTable(model: ApiModel, bigints: EmittedBigints): GeneratedFile[] {
  return [
    { path: "checks.ts", text: emitChecks(model).text },
    { path: "parameters.ts", text: emitParameters(model, bigints).text },
    { path: "operations.ts", text: emitOperations(model, bigints).text },
  ];
}
