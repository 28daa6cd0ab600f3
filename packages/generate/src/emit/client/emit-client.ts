import { DescriptionError } from "@document-export/openapi";
import type { ApiModel } from "../../model/model.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";
import { importRuntime } from "../../write/import-runtime.ts";
import { createBigints } from "../bigints/create-bigints.ts";
import { emitBigints } from "../bigints/emit-bigints.ts";
import { emitSchemaTypes } from "../schemas/emit-schema-types.ts";
import { emitExamples } from "../server-stub/emit-examples.ts";
import { emitFunctions } from "./emit-functions.ts";
import { emitMethods } from "./emit-methods.ts";
import { emitShapes } from "./emit-shapes.ts";
import { emitTable } from "./table/emit-table.ts";

/** Settings for generating a client. */
export interface ClientTarget {
  /** The module of the runtime; undefined inside the runtime's own sources. */
  readonly runtime: string | undefined;
  /** The module with the types of the schemas; undefined to generate them with the client. */
  readonly types: string | undefined;
  /** Prefix of the environment variables with the default base URL and token. */
  readonly environment: string | undefined;
}

/**
 * Emits a client: methods with their options, the operation table, and the types of the schemas unless another module
 * has them. Inside the runtime's own sources it also emits the data for the checks and the test double. Throws {@link
 * DescriptionError} if there are no operations.
 */
export function emitClient(
  model: ApiModel,
  { runtime, types, environment }: ClientTarget,
): GeneratedFile[] {
  if (model.operations.length === 0)
    throw new DescriptionError(["expected an operation under `paths`: there is nothing to call"]);
  // The runtime's own client works with any implementation of the contract, so it has no default server.
  const server = runtime === undefined ? undefined : model.server;
  const settings = { types: types ?? "./schemas.js", environment, server };
  const bigints = createBigints(model);
  const files = [
    { path: "client.ts", text: emitMethods(model, settings).text },
    { path: "operations.ts", text: emitTable(model, runtime !== undefined, bigints).text },
    ...emitBigints(bigints, "../runtime.js"),
    ...(types === undefined ? [{ path: "schemas.ts", text: emitSchemaTypes(model).text }] : []),
  ];
  if (runtime !== undefined)
    return [...files, { path: "functions.ts", text: emitFunctions(model, settings).text }].map(
      (file) => importRuntime(file, runtime),
    );
  return [
    ...files,
    { path: "shapes.ts", text: emitShapes(model).text },
    { path: "examples.ts", text: emitExamples(model, bigints).text },
  ];
}
