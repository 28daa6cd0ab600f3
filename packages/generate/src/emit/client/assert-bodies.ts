import { DescriptionError } from "@document-export/openapi";
import type { OperationModel } from "../../model/model.ts";
import { optionsOf } from "./options/operation-options.ts";

/**
 * Throws {@link DescriptionError} with every multipart body whose parts are not listed: a client would not know how to
 * send what it is given, and a file would be lost.
 */
export function assertBodies(operations: readonly OperationModel[]): void {
  const problems = operations.flatMap((operation) =>
    optionsOf(operation)
      .bodies.filter(({ content, whole }) => content.kind === "multipart" && whole !== undefined)
      .map(
        ({ mediaType }) =>
          `the body \`${mediaType}\` of \`${operation.id}\` lists no parts: expected them as \`properties\` of its schema`,
      ),
  );
  if (problems.length > 0) throw new DescriptionError(problems);
}
