import { DescriptionError } from "@document-export/openapi";
import type { OperationModel, ParameterModel } from "./model.ts";
import { obstacleIn } from "./parameter-obstacle.ts";
import type { SchemaIndex } from "./schema-index.ts";
import { depthOf, shapeOf } from "./shape-of.ts";

/**
 * Throws {@link DescriptionError} with every parameter that travels in a way that OpenAPI does not define; `more` adds
 * the headers of responses for whoever sends them.
 */
export function assertParameters(
  operations: readonly OperationModel[],
  schemas: SchemaIndex,
  more: (operation: OperationModel) => readonly ParameterModel[] = () => [],
): void {
  const problems = operations.flatMap((operation) =>
    [...operation.parameters, ...more(operation)].flatMap((parameter) => {
      const { name, pointer, schema, style } = parameter;
      const obstacle = obstacleIn(parameter, shapeOf(schema, schemas, depthOf(style)));
      return obstacle
        ? [`#${pointer}: the parameter \`${name}\` of \`${operation.id}\` ${obstacle}`]
        : [];
    }),
  );
  if (problems.length > 0) throw new DescriptionError([...new Set(problems)]);
}

/** The headers that responses of an operation have. */
export function responseHeaders({ responses }: OperationModel): ParameterModel[] {
  return responses.flatMap(({ headers }) => headers);
}
