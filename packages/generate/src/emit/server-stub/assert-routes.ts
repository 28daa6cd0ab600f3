import { DescriptionError } from "@document-export/openapi";
import type { OperationModel } from "../../model/model.ts";

/**
 * Throws {@link DescriptionError} with operations whose paths differ in nothing but the names of their parameters: no
 * request tells them apart, so that one of them would never be called (OpenAPI 3.1, Paths Object).
 */
export function assertRoutes(operations: readonly OperationModel[]): void {
  const seen = new Map<string, OperationModel>();
  const problems = operations.flatMap((operation) => {
    const { method, path, id } = operation;
    const route = `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
    const other = seen.get(route);
    seen.set(route, operation);
    return other
      ? [
          `\`${method} ${path}\` (\`${id}\`) and \`${method} ${other.path}\` (\`${other.id}\`) are the same to a server: remove one, or give it another path.`,
        ]
      : [];
  });
  if (problems.length > 0) throw new DescriptionError(problems);
}
