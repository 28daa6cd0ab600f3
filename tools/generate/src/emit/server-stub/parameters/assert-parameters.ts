import { DescriptionError } from "../../../description-error.ts";
import type { ApiModel } from "../../../model/model.ts";
import { obstacleIn } from "../../../model/parameter-obstacle.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";
import { depthOf, shapeOf } from "../../../model/shape-of.ts";

/** Throws {@link DescriptionError} with every parameter that travels in a way that OpenAPI does not define. */
export function assertParameters({ operations }: ApiModel, schemas: SchemaIndex): void {
  const problems = operations.flatMap(({ id, parameters, responses }) =>
    [...parameters, ...responses.flatMap(({ headers }) => headers)].flatMap((parameter) => {
      const obstacle = obstacleIn(
        parameter,
        shapeOf(parameter.schema, schemas, depthOf(parameter.style)),
      );
      return obstacle
        ? [`#${parameter.pointer}: the parameter \`${parameter.name}\` of \`${id}\` ${obstacle}`]
        : [];
    }),
  );
  if (problems.length > 0) throw new DescriptionError([...new Set(problems)]);
}
