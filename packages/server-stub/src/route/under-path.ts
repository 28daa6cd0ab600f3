import type { OperationHead } from "../contract/operation.js";

// Segments that are in a path as they are (RFC 3986, 3.3), none of them a template's.
const BASE_PATH = /^(?:\/[\w~.!$&'()*+,;=:@%-]+)*$/;

/**
 * The operations as they are under a path such as `/api`; under an empty one they stay where they are.
 * Throws a TypeError for a path that is not a list of segments, each after a slash.
 */
export function underPath<Kind extends OperationHead>(
  basePath: string,
  operations: readonly Kind[],
): Kind[] {
  if (!BASE_PATH.test(basePath))
    throw new TypeError(
      `createServer: expected \`basePath\` to be a path such as \`/api\`, got \`${basePath}\`.`,
    );
  return operations.map((operation) => ({ ...operation, path: basePath + operation.path }));
}
