/**
 * The id of an operation that gives itself none, from its method and path: `get /pets/{petId}` is `getPetsPetId`.
 * Two that become one are a problem of the model, as two equal `operationId`s are.
 */
export function operationIdOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
