/** Returns the declared media type that best matches that of a response: an exact match, then a range. */
export function matchMediaType(declared: Iterable<string>, type: string): string | undefined {
  const got = essence(type);
  const names = [...declared];
  const [kind] = got.split("/");
  for (const wanted of [got, `${kind}/*`, "*/*"]) {
    const match = names.find((name) => essence(name) === wanted);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Returns a media type without its parameters, in lower case (RFC 9110, 8.3.1). */
function essence(type: string): string {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}
