import type { ApiModel } from "../../../model/model.ts";
import { indexSchemas } from "../../../model/schema-index.ts";
import type { GeneratedFile } from "../../../write/generated-file.ts";
import { checkCalled, collectCalled, createNamedChecks, isCalled } from "../checks/named-checks.ts";
import { emitCheckModule } from "./emit-check-module.ts";
import { emitOperationModule } from "./emit-operation-module.ts";
import { emitOperationHeads } from "./emit-operation-heads.ts";
import { createFileNames } from "./file-names.ts";
import { groupSchemas } from "./group-schemas.ts";
import { neededSchemas } from "./references-in.ts";

/** The table of operations with a module for each, and one for each group of schemas: a server loads what is called. */
export function emitDeferred(model: ApiModel): GeneratedFile[] {
  const { operations } = model;
  const schemas = neededSchemas(operations, model.schemas);
  const index = indexSchemas(model);
  const nameFile = createFileNames();
  const named = createNamedChecks(schemas);
  const groups = groupSchemas(schemas).map((group) => ({
    file: nameFile("checks", group[0]?.name ?? ""),
    group,
  }));
  const places = new Map(
    groups.flatMap(({ file, group }) =>
      group.flatMap(({ name }) =>
        [isCalled, collectCalled, checkCalled].map(
          (called) => [called(name).text, `./${file}.js`] as const,
        ),
      ),
    ),
  );
  const modules = operations.map((operation) => ({
    operation,
    file: nameFile("operation", operation.id),
  }));
  return [
    { path: "operations.ts", text: emitOperationHeads(modules).text },
    ...modules.map(({ operation, file }) => ({
      path: `${file}.ts`,
      text: emitOperationModule(operation, index, places).text,
    })),
    ...groups.map(({ file, group }) => ({
      path: `${file}.ts`,
      text: emitCheckModule(group, named, places).text,
    })),
  ];
}
