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

/** How a client is generated. */
export interface ClientTarget {
  /** The module of the runtime; undefined inside the runtime's own sources. */
  readonly runtime: string | undefined;
  /** The module that holds the types of the schemas; undefined to generate them beside the client. */
  readonly types: string | undefined;
  /** Prefix of the environment variables that stand in for base URL and token. */
  readonly environment: string | undefined;
}

/**
 * A client: methods with their options, and the operation table that travels to every caller; with the types of the
 * schemas where no other module has them. Inside the runtime's own sources also what its checks and its test double
 * read. Throws {@link DescriptionError} if there is nothing to call.
 */
export function emitClient(
  model: ApiModel,
  { runtime, types, environment }: ClientTarget,
): GeneratedFile[] {
  if (model.operations.length === 0)
    throw new DescriptionError(["expected an operation under `paths`: there is nothing to call"]);
  // Inside the runtime's own sources the description is everyone's, and no implementation of it is the one.
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
