import type { Code } from "../../code.ts";
import type { ApiModel } from "../../../model/model.ts";
import type { EmittedBigints } from "../../bigints/create-bigints.ts";
import { wordsOf } from "../../imports.ts";
import { indexSchemas } from "../../../model/schema-index.ts";
import type { GeneratedFile } from "../../../write/generated-file.ts";
import { checkCalled, rulesCalled, createNamedChecks, isCalled } from "../checks/named-checks.ts";
import { emitCheckModule } from "./emit-check-module.ts";
import { createConstants, type Constant } from "../../constants.ts";
import {
  emitOperationContract,
  emitOperationModule,
  emitSharedParameters,
} from "./emit-operation-module.ts";
import { emitOperationHeads } from "./emit-operation-heads.ts";
import { createFileNames } from "./file-names.ts";
import { groupSchemas } from "./group-schemas.ts";
import { neededSchemas } from "./references-in.ts";

/**
 * Emits the operation table, a module per operation, and a module per group of schemas, so that a server loads only
 * what is called.
 */
export function emitDeferred(model: ApiModel, bigints: EmittedBigints): GeneratedFile[] {
  const { operations } = model;
  const schemas = neededSchemas(operations, model.schemas);
  const known = { schemas: indexSchemas(model), bigints };
  const nameFile = createFileNames();
  const named = createNamedChecks(schemas);
  const groups = groupSchemas(schemas).map((group) => ({
    file: nameFile("checks", group[0]?.name ?? ""),
    group,
  }));
  const places = new Map([
    ...bigints.names.map(({ text }) => [text, "./bigints.js"] as const),
    ...groups.flatMap(({ file, group }) =>
      group.flatMap(({ name }) =>
        [isCalled, rulesCalled, checkCalled].map(
          (called) => [called(name).text, `./${file}.js`] as const,
        ),
      ),
    ),
  ]);
  const modules = operations.map((operation) => ({
    operation,
    file: nameFile("operation", operation.id),
  }));
  const parameters = createConstants();
  const contracts = modules.map(({ operation, file }) => ({
    file,
    contract: emitOperationContract(operation, known, parameters),
  }));
  const shared = sharedOf(
    parameters.written(),
    contracts.map(({ contract }) => contract),
  );
  const inParameters = "./parameters.js";
  const withShared = new Map([
    ...places,
    ...shared.map(({ name }) => [name.text, inParameters] as const),
  ]);
  const sharedTexts = shared.map(({ text }) => text);
  return [
    { path: "operations.ts", text: emitOperationHeads(modules, known.schemas).text },
    {
      path: "parameters.ts",
      text: emitSharedParameters(sharedTexts, withShared, inParameters).text,
    },
    ...contracts.map(({ file, contract }) => ({
      path: `${file}.ts`,
      text: emitOperationModule(contract, { parameters, places: withShared }).text,
    })),
    ...groups.map(({ file, group }) => ({
      path: `${file}.ts`,
      text: emitCheckModule(group, named, places).text,
    })),
  ];
}

/** Returns the `definitions` that several of `texts` use. */
function sharedOf(definitions: readonly Constant[], texts: readonly Code[]): Constant[] {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const name of wordsOf(text)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return definitions.filter(({ name }) => (uses.get(name.text) ?? 0) > 1);
}
