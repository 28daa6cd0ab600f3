/** Names the members of an element that could be its kind. */
export function unknownKind(element: object): string {
  return Object.keys(element)
    .filter((name) => name !== "startIndex" && name !== "endIndex")
    .join(", ");
}
