import type { OperationHead } from "../contract/operation.js";

// Matches literal path segments (RFC 3986, 3.3), without template parameters.
const BASE_PATH = /^(?:\/[\w~.!$&'()*+,;=:@%-]+)*$/;

/**
 * Returns the operations under a path prefix such as `/api`; unchanged if the prefix is empty. Throws a TypeError if
 * the prefix is not a list of segments, each after a slash.
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
